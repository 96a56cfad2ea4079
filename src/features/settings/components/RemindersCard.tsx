import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, SelectField, Stack, SwitchField, Text } from '#design-system'
import { useConfig } from '#lib/config'
import { useSaving } from '../model/useSaving.ts'

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The hour of the reminder, the hours without any, and the digest of the week. */
export function RemindersCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const canMail = useConfig().data?.sign_in.email ?? false
  const settings = { ...user, ...pendingChanges }
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('notifications.reminders')}
        </Text>
        <SelectField
          label={t('notifications.reminderHour')}
          help={t('notifications.reminderHourText')}
          options={hourOptions}
          value={String(settings.reminder_hour)}
          onChange={({ target }) => void save({ reminder_hour: Number(target.value) })}
        />
        <SelectField
          label={t('notifications.quietFrom')}
          help={t('notifications.quietText')}
          options={hourOptions}
          value={String(settings.quiet_from)}
          onChange={({ target }) => void save({ quiet_from: Number(target.value) })}
        />
        <SelectField
          label={t('notifications.quietTo')}
          options={hourOptions}
          value={String(settings.quiet_to)}
          onChange={({ target }) => void save({ quiet_to: Number(target.value) })}
        />
        {canMail && (
          <SwitchField
            label={t('notifications.digest')}
            help={t(user.email ? 'notifications.digestText' : 'notifications.digestNoEmail')}
            disabled={!user.email}
            checked={user.email !== null && settings.weekly_digest}
            onChange={(on) => void save({ weekly_digest: on })}
          />
        )}
      </Stack>
    </Card>
  )
}
