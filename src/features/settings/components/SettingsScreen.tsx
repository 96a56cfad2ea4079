import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locales'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, Notice, PageHeader, Skeletons, Stack, Text, TextLink } from '#design-system'
import { useUser } from '#lib/session'
import { AccountCard } from './AccountCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DisplayCard } from './DisplayCard.tsx'
import { EyeProtectionCard } from './EyeProtectionCard.tsx'
import { GoalsCard } from './GoalsCard.tsx'
import { LearningCard } from './LearningCard.tsx'
import { MeaningsField } from './MeaningsField.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SoundCard } from './SoundCard.tsx'

export interface SettingsScreenProps {
  /** Changes the language of the interface. */
  onLanguage: (language: Language) => void
  onLogout: () => void
  /** How the account is reached, entered and where it is signed in. */
  security: ReactNode
  /** How the application is installed on this device. */
  install?: ReactNode
  /** To which devices notifications are pushed. */
  push?: ReactNode
  /** What decides who may write to the learner. */
  birthYear?: ReactNode
}

/** Everything a learner can choose: display, voice, goals, the account and how it is entered, their data. */
export function SettingsScreen({ onLanguage, onLogout, security, install, push, birthYear }: SettingsScreenProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack spacing={6} measure="form">
        <EyeProtectionCard />
        <DisplayCard onLanguage={onLanguage}>
          <OnceKnown>{(user) => <MeaningsField user={user} />}</OnceKnown>
        </DisplayCard>
        {install}
        <OnceKnown>
          {(user) =>
            user.role === 'guest' ? (
              <GuestCard />
            ) : (
              <>
                <ProfileCard user={user} />
                <LearningCard user={user} />
                <SoundCard user={user} />
                <GoalsCard user={user} />
                <NotificationsCard user={user} />
                {push}
                {birthYear}
                <AccountCard user={user} onLogout={onLogout} />
                {security}
                <DataCard onLeft={onLogout} />
              </>
            )
          }
        </OnceKnown>
        <Text variant="body2" color="textSecondary">
          <TextLink to={routes.about()}>{t('about')}</TextLink>
          {' · '}
          <TextLink to={routes.terms()}>{t('terms')}</TextLink>
          {' · '}
          <TextLink to={routes.privacy()}>{t('privacy')}</TextLink>
        </Text>
      </Stack>
    </>
  )
}

type KnownUser = NonNullable<ReturnType<typeof useUser>['user']>

function OnceKnown({ children }: { children: (user: KnownUser) => ReactNode }) {
  const { t } = useTranslation('settings')
  const { user, error, refresh } = useUser()
  if (user) return children(user)
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  return <Skeletons shape="list" count={2} label={t('loading')} />
}

function GuestCard() {
  const { t } = useTranslation('settings')
  return (
    <Notice
      tone="primary"
      title={t('guest.title')}
      actions={
        <>
          <Button to={routes.signIn({ redirect: routes.settings() })}>{t('guest.signIn')}</Button>
          <Button variant="secondary" to={routes.signUp({ redirect: routes.settings() })}>
            {t('guest.signUp')}
          </Button>
        </>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}
