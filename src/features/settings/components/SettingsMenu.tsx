import type { ReactNode } from 'react'
import {
  Bell,
  BookOpen,
  History,
  Keyboard,
  KeyRound,
  Leaf,
  LogOut,
  ShieldCheck,
  Smartphone,
  UserRound,
  Volume2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages, locales } from '#contract/locales'
import type { Language } from '#contract/locales'
import { reminderKinds } from '#contract/notification-limits'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { settingsSections } from '#contract/settings-sections'
import type { SettingsSection } from '#contract/settings-sections'
import {
  Button,
  Card,
  PageHeader,
  SegmentedControl,
  SettingLink,
  Stack,
  Text,
  TextLink,
  ThumbRow,
  useDisplayMode,
} from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { GuestNotice, OnceKnown } from './ForAccount.tsx'

export interface SettingsMenuProps {
  /** Changes the language of the interface. */
  onLanguage: (language: Language) => void
  onLogout: () => void
  /** How the application is installed on this device. */
  install: ReactNode
}

const icons: Record<SettingsSection, ReactNode> = {
  account: <UserRound />,
  security: <KeyRound />,
  phone: <Smartphone />,
  'eye-protection': <Leaf />,
  learning: <BookOpen />,
  sound: <Volume2 />,
  keys: <Keyboard />,
  notifications: <Bell />,
  restore: <History />,
  data: <ShieldCheck />,
}

/** What a guest can choose without an account. */
const forGuests: readonly SettingsSection[] = ['eye-protection', 'learning', 'keys']

const languageOptions = languages.map((value) => ({ value, label: locales[value].name, lang: locales[value].tag }))

/** The list of the settings with what is chosen at present; the language and the way out stay near the thumb. */
export function SettingsMenu({ onLanguage, onLogout, install }: SettingsMenuProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack spacing={6} measure="form">
        <OnceKnown>
          {(user) => (
            <>
              {user.role === 'guest' && <GuestNotice />}
              <SectionList user={user} />
            </>
          )}
        </OnceKnown>
        <ThumbRow data-part="thumb-row">
          <SegmentedControl
            fullWidth
            label={t('language')}
            options={languageOptions}
            value={language}
            onChange={onLanguage}
          />
          <LogoutButton onLogout={onLogout} />
        </ThumbRow>
        {install}
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

function SectionList({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { displayMode, appearance } = useDisplayMode()
  const isGuest = user.role === 'guest'
  const isReminded = reminderKinds.some((kind) => !user.muted_notifications.includes(kind))
  const summaries: Record<SettingsSection, string> = {
    account: user.username,
    security: user.email ?? t('summary.noEmail'),
    phone: user.phone ?? t('summary.noPhone'),
    'eye-protection':
      displayMode === 'eye-protection'
        ? t('summary.eyeProtection')
        : t('summary.appearance', { appearance: t(appearance) }),
    learning: t(isGuest ? 'summary.meanings' : 'summary.learning'),
    sound: t('summary.sound', { accent: t(`sound.${user.voice_accent}`) }),
    keys: t('summary.keys'),
    notifications: isReminded
      ? t('summary.notifications', { hour: `${String(user.reminder_hour).padStart(2, '0')}:00` })
      : t('summary.noReminders'),
    restore: t('summary.restore'),
    data: t('summary.data'),
  }
  return (
    <Card padding="flush">
      <Stack component="ul" aria-label={t('title')}>
        {settingsSections
          .filter((section) => !isGuest || forGuests.includes(section))
          .map((section) => (
            <SettingLink
              key={section}
              icon={icons[section]}
              name={t(`sections.${section}`)}
              text={summaries[section]}
              to={routes.settings({ section })}
            />
          ))}
      </Stack>
    </Card>
  )
}

function LogoutButton({ onLogout }: Pick<SettingsMenuProps, 'onLogout'>) {
  const { t } = useTranslation('settings')
  const { user } = useUser()
  if (!user || user.role === 'guest') return null
  return (
    <Button variant="secondary" startIcon={<LogOut />} onClick={onLogout}>
      {t('logout')}
    </Button>
  )
}
