import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { SettingsSection } from '#contract/settings-sections'
import { PageHeader, Stack } from '#design-system'

interface SettingsPageProps {
  section: SettingsSection
  children: ReactNode
}

/** One short page of the settings, with the way back to their list. */
export function SettingsPage({ section, children }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t(`sections.${section}`)} back={{ label: t('title'), to: routes.settings() }} />
      <Stack spacing={6} measure="form">
        {children}
      </Stack>
    </>
  )
}
