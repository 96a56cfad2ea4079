import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, Stack, Text } from '#design-system'
import { AvatarField } from './AvatarField.tsx'
import { UsernameForm } from './UsernameForm.tsx'

/** What others see of a learner. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('profile')}
        </Text>
        <AvatarField user={user} />
        <UsernameForm username={user.username} />
      </Stack>
    </Card>
  )
}
