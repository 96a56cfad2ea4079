import type { ReactNode } from 'react'
import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages, locales } from '#contract/locales'
import type { Language } from '#contract/locales'
import { Card, Stack, SwitchField, Text, oppositeDisplayMode, useDisplayMode } from '#design-system'
import { useLanguage } from '#lib/language'
import { ChoiceRow } from './ChoiceRow.tsx'

interface DisplayCardProps {
  onLanguage: (language: Language) => void
  /** Further choices that belong to the user rather than the browser. */
  children: ReactNode
}

const options = languages.map((value) => ({ value, label: locales[value].name, lang: locales[value].tag }))

/** How the product looks and speaks. */
export function DisplayCard({ onLanguage, children }: DisplayCardProps) {
  const { t } = useTranslation('settings')
  const [mode, setMode] = useDisplayMode()
  const language = useLanguage()
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('display')}
        </Text>
        <SwitchField
          icon={<Leaf />}
          label={t('eyeProtection')}
          help={t('eyeProtectionText')}
          checked={mode === 'eye-protection'}
          onChange={() => setMode(oppositeDisplayMode[mode])}
        />
        <ChoiceRow
          label={t('language')}
          text={t('languageText')}
          options={options}
          value={language}
          onChange={onLanguage}
        />
        {children}
      </Stack>
    </Card>
  )
}
