import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Button, Card, FactList, Stack, Text } from '#design-system'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'

interface AccountCardProps {
  user: User
  onLogout: () => void
}

/** What else belongs to the account, and the way out. */
export function AccountCard({ user, onLogout }: AccountCardProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const facts = [
    {
      name: t('vip'),
      value: user.is_vip && user.vip_until ? t('vipUntil', { day: formatDay(user.vip_until, language) }) : t('vipNone'),
    },
    { name: t('inviteCode'), value: user.invite_code },
    { name: t('timeZone'), value: user.time_zone },
  ]
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('account')}
        </Text>
        <FactList facts={facts} />
        <div>
          <Button variant="secondary" startIcon={<LogOut />} onClick={onLogout}>
            {t('logout')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
