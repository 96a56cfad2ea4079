import type { ReactNode } from 'react'
import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Stack, SwitchField, Text, useEyeProtection } from '#design-system'
import { useLanguage } from '#lib/language'
import { ChoiceRow } from './ChoiceRow.tsx'

interface DisplayCardProps {
  onLanguage: (language: 'zh' | 'en') => void
  /** Further choices that belong to the user rather than the browser. */
  children: ReactNode
}

const languages = [
  { value: 'zh', label: '中文', lang: 'zh-CN' },
  { value: 'en', label: 'English', lang: 'en' },
] as const

/** How the product looks and speaks. */
export function DisplayCard({ onLanguage, children }: DisplayCardProps) {
  const { t } = useTranslation('settings')
  const [eyeProtection, setEyeProtection] = useEyeProtection()
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
          checked={eyeProtection}
          onChange={setEyeProtection}
        />
        <ChoiceRow
          label={t('language')}
          text={t('languageText')}
          options={languages}
          value={language}
          onChange={onLanguage}
        />
        {children}
      </Stack>
    </Card>
  )
}
