import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl, Stack, SwitchField, useEyeProtection } from '#design-system'
import { useLanguage } from '#lib/language'
import { useLanguageChoice } from '../language-choice.ts'

const languages = [
  { value: 'zh', label: '中文', lang: 'zh-CN' },
  { value: 'en', label: 'EN', lang: 'en' },
] as const

/** Display mode and language, within reach on every page. */
export function DisplaySettings() {
  const { t } = useTranslation()
  const [eyeProtection, setEyeProtection] = useEyeProtection()
  const language = useLanguage()
  const choose = useLanguageChoice()
  return (
    <Stack spacing={2}>
      <SwitchField
        icon={<Leaf />}
        label={t('display.eyeProtection')}
        checked={eyeProtection}
        onChange={setEyeProtection}
      />
      <SegmentedControl
        fullWidth
        label={t('display.language')}
        options={languages}
        value={language}
        onChange={choose}
      />
    </Stack>
  )
}
