import { ChartNoAxesColumn, Compass, Crown, LifeBuoy, LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { appearances, Button, Chip, ErrorBox, Skeletons, useDisplayMode, UserMenu } from '#design-system'
import { useUser } from '#lib/session'
import { useLeave } from './useLeave.ts'

/** Who is signed in, with their menu. Guests see the notice instead. */
export function Account() {
  const { t } = useTranslation()
  const { user, error, loading, hasToken, isGuest, refresh } = useUser()
  const leave = useLeave()
  const { displayMode, appearance, setAppearance } = useDisplayMode()
  if (!hasToken || isGuest) return null
  if (error) {
    return (
      <ErrorBox
        action={
          <Button variant="quiet" onClick={() => void refresh()}>
            {t('user.retry')}
          </Button>
        }
      >
        {t('user.failed')}
      </ErrorBox>
    )
  }
  if (loading || !user) return <Skeletons shape="list" count={1} label={t('loading')} />
  return (
    <UserMenu
      label={t('user.menu')}
      name={user.username}
      detail={user.email ?? user.phone ?? undefined}
      avatar={user.avatar ?? undefined}
      badge={user.is_vip && <Chip tone="reward">VIP</Chip>}
      choice={{
        label: t('display.appearance'),
        options: appearances.map((value) => ({ value, label: t(`display.${value}`) })),
        value: appearance,
        onChange: setAppearance,
        help: displayMode === 'eye-protection' ? t('display.eyeProtectionOn') : undefined,
      }}
      items={[
        { label: t('user.profile'), icon: <ChartNoAxesColumn />, to: routes.profile() },
        { label: 'VIP', icon: <Crown />, to: routes.vip() },
        { label: t('user.tickets'), icon: <LifeBuoy />, to: routes.tickets() },
        { label: t('user.settings'), icon: <Settings />, to: routes.settings() },
        { label: t('user.tour'), icon: <Compass />, to: routes.home({ tour: 'start' }) },
        { label: t('user.logout'), icon: <LogOut />, onPress: leave },
      ]}
    />
  )
}
