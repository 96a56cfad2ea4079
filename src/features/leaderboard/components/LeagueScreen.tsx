import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, LockedState, PageHeader, Tabs } from '#design-system'
import { useUser } from '#lib/session'
import { ContactLeague } from './ContactLeague.tsx'
import { WeekLeague } from './WeekLeague.tsx'

const tabs = ['group', 'contacts'] as const

/** The league of this week: the own group, and contacts. */
export function LeagueScreen() {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const { isGuest } = useUser()
  const [tab, setTab] = useState<(typeof tabs)[number]>('group')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={{ label: t('back'), to: routes.leaderboard() }} />
      {isGuest ? (
        <LockedState
          title={t('locked.title')}
          action={
            <Button to={routes.signUp({ redirect: routes.leaderboard({ view: 'league' }) })}>
              {t('locked.signUp')}
            </Button>
          }
        >
          {t('locked.text')}
        </LockedState>
      ) : (
        <Tabs
          label={t('title')}
          tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={setTab}
        >
          {tab === 'group' ? <WeekLeague /> : <ContactLeague />}
        </Tabs>
      )}
    </>
  )
}
