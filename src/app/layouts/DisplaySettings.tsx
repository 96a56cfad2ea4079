import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages, locales } from '#contract/locales'
import { SegmentedControl, Stack, SwitchField, useDisplayMode } from '#design-system'
import { useLanguage } from '#lib/language'
import { useLanguageChoice } from '../language-choice.ts'

const options = languages.map((value) => ({ value, label: locales[value].shortName, lang: locales[value].tag }))

/** Display mode and language, within reach on every page. */
export function DisplaySettings() {
  const { t } = useTranslation()
  const { displayMode, setEyeProtection } = useDisplayMode()
  const isEyeProtection = displayMode === 'eye-protection'
  const language = useLanguage()
  const choose = useLanguageChoice()
  return (
    <Stack spacing={2}>
      <SwitchField
        icon={<Leaf />}
        label={t('display.eyeProtection')}
        checked={isEyeProtection}
        onChange={() => setEyeProtection(!isEyeProtection)}
      />
      <SegmentedControl fullWidth label={t('display.language')} options={options} value={language} onChange={choose} />
    </Stack>
  )
}
