import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, locales } from '#contract/locales'
import type { Language } from '#contract/locales'
import { appearances, Card, Stack, Text, useDisplayMode } from '#design-system'
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
  const { displayMode, appearance, setAppearance } = useDisplayMode()
  const isEyeProtection = displayMode === 'eye-protection'
  const language = useLanguage()
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('display')}
        </Text>
        <ChoiceRow
          label={t('appearance')}
          text={t(isEyeProtection ? 'appearanceCovered' : 'appearanceText')}
          options={appearances.map((value) => ({ value, label: t(value) }))}
          value={appearance}
          onChange={setAppearance}
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
