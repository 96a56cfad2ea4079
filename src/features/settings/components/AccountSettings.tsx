import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, FactList, Stack, Text } from '#design-system'
import { ForAccount } from './ForAccount.tsx'
import { ProfileCard } from './ProfileCard.tsx'

interface AccountSettingsProps {
  /** The subscription, where there is one. */
  vip: ReactNode
}

/** /settings/account: what others see of a learner, and what belongs to the account. */
export function AccountSettings({ vip }: AccountSettingsProps) {
  return (
    <ForAccount>
      {(user) => (
        <>
          <ProfileCard user={user} />
          <FactsCard user={user} />
          {vip}
        </>
      )}
    </ForAccount>
  )
}

function FactsCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const facts = [
    { name: t('inviteCode'), value: user.invite_code },
    { name: t('timeZone'), value: user.time_zone },
  ]
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('facts')}
        </Text>
        <FactList facts={facts} />
      </Stack>
    </Card>
  )
}
