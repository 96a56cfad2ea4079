import { createElement, Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { settingsSections } from '#contract/settings-sections'
import type { SettingsSection } from '#contract/settings-sections'
import { SettingsMenu, SettingsPage } from '#features/settings'
import { useLanguage } from '#lib/language'
import { InstallCard } from '../InstallCard.tsx'
import { useLanguageChoice } from '../language-choice.ts'
import { useLeave } from '../layouts/useLeave.ts'
import { PageLoading } from '../PageLoading.tsx'
import { sections } from '../settings/sections.ts'
import { setPageSubject } from '../subject.ts'

const findSection = (name: string): SettingsSection | undefined => settingsSections.find((section) => section === name)

/** /settings: their list, and below it /settings/account and the other short pages. */
export function Settings() {
  const { section: name } = useParams()
  const onLanguage = useLanguageChoice()
  const onLogout = useLeave()
  if (name === undefined) return <SettingsMenu {...{ onLanguage, onLogout }} install={<InstallCard />} />
  const section = findSection(name)
  return section ? <ShortPage section={section} /> : <Navigate replace to={routes.settings()} />
}

function ShortPage({ section }: { section: SettingsSection }) {
  const { t } = useTranslation('settings')
  const { pathname } = useLocation()
  const language = useLanguage()
  const title = t(`sections.${section}`)
  useEffect(() => setPageSubject(pathname, { title }, language), [pathname, title, language])
  return (
    <SettingsPage section={section}>
      <Suspense key={section} fallback={<PageLoading />}>
        <Section section={section} />
      </Suspense>
    </SettingsPage>
  )
}

function Section({ section }: { section: SettingsSection }) {
  return createElement(use(sections[section].show()))
}
