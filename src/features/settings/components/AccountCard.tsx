import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Box, Button, Card, Stack, Text } from '#design-system'
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
    [
      t('vip'),
      user.is_vip && user.vip_until ? t('vipUntil', { day: formatDay(user.vip_until, language) }) : t('vipNone'),
    ],
    [t('inviteCode'), user.invite_code],
    [t('timeZone'), user.time_zone],
  ] as const
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('account')}
        </Text>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(6rem, max-content) 1fr', columnGap: 6, rowGap: 3 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Text component="dt" color="textSecondary">
                {name}
              </Text>
              <Text component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </Box>
          ))}
        </Box>
        <Box>
          <Button variant="secondary" startIcon={<LogOut />} onClick={onLogout}>
            {t('logout')}
          </Button>
        </Box>
      </Stack>
    </Card>
  )
}
