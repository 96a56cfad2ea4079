import { useTranslation } from 'react-i18next'
import { mutableKinds } from '#contract/notification-limits'
import type { User } from '#contract/profile'
import { Card, Stack, SwitchField, Text } from '#design-system'
import { useSaving } from '../model/useSaving.ts'

/** Of what the learner wants to hear. */
export function NotificationsCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const muted = pendingChanges.muted_notifications ?? user.muted_notifications
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('notifications.kinds')}
        </Text>
        {mutableKinds.map((kind) => (
          <SwitchField
            key={kind}
            label={t(`notifications.${kind}`)}
            checked={!muted.includes(kind)}
            onChange={(on) =>
              void save({ muted_notifications: on ? muted.filter((each) => each !== kind) : [...muted, kind] })
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
