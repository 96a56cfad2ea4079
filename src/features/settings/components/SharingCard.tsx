import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, Stack, SwitchField, Text } from '#design-system'
import { useSaving } from '../model/useSaving.ts'

/** What others see of the learner. */
export function SharingCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const { on_leaderboard, shares_spoken_time, shares_presence } = { ...user, ...pendingChanges }
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('sharing')}
        </Text>
        <SwitchField
          label={t('goals.leaderboard')}
          checked={on_leaderboard}
          onChange={(on) => void save({ on_leaderboard: on })}
        />
        <SwitchField
          label={t('goals.spoken')}
          help={t('goals.spokenText')}
          checked={shares_spoken_time}
          onChange={(on) => void save({ shares_spoken_time: on })}
        />
        <SwitchField
          label={t('goals.presence')}
          help={t('goals.presenceText')}
          checked={shares_presence}
          onChange={(on) => void save({ shares_presence: on })}
        />
      </Stack>
    </Card>
  )
}
