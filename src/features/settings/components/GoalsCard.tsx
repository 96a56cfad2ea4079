import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, SelectField, Stack, Text } from '#design-system'
import { MemoryFitText } from './MemoryFitText.tsx'
import { useSaving } from '../model/useSaving.ts'

const weekly = [10, 20, 30, 50, 80, 120, 200, 350]
const daily = [1, 2, 3, 4, 5, 6, 8, 10]
/** Shares of words to be remembered when they come back. */
const retentions = [0.8, 0.85, 0.9, 0.92, 0.95]

/** Choices in order, with the one that stands even when it is none of ours. */
const withChosen = (choices: readonly number[], chosen: number) =>
  [...new Set([...choices, chosen])].sort((a, b) => a - b)

/** The weekly goal, sessions a day, and the retention. */
export function GoalsCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const { weekly_goal, daily_sessions, retention } = { ...user, ...pendingChanges }
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('goals.title')}
        </Text>
        <SelectField
          label={t('goals.weekly')}
          help={t('goals.weeklyText')}
          options={withChosen(weekly, weekly_goal).map((count) => ({
            value: String(count),
            label: t('goals.words', { count }),
          }))}
          value={String(weekly_goal)}
          onChange={({ target }) => void save({ weekly_goal: Number(target.value) })}
        />
        <SelectField
          label={t('goals.daily')}
          help={t('goals.dailyText')}
          options={withChosen(daily, daily_sessions).map((count) => ({
            value: String(count),
            label: t('goals.sessions', { count }),
          }))}
          value={String(daily_sessions)}
          onChange={({ target }) => void save({ daily_sessions: Number(target.value) })}
        />
        <SelectField
          label={t('goals.retention')}
          help={t('goals.retentionText')}
          options={withChosen(retentions, retention).map((share) => ({
            value: String(share),
            label: `${Math.round(share * 100)}%`,
          }))}
          value={String(retention)}
          onChange={({ target }) => void save({ retention: Number(target.value) })}
        />
        <MemoryFitText />
      </Stack>
    </Card>
  )
}
