import { useTranslation } from 'react-i18next'
import type { LearningGoal, User } from '#contract/profile'
import { routes } from '#contract/routes'
import { examTags } from '#contract/word-lists'
import { Card, SelectField, Stack, Text, TextLink } from '#design-system'
import { useSaving } from '../model/useSaving.ts'
import { NicknameForm } from './NicknameForm.tsx'

/** In the order in which home asks. */
const goals: readonly LearningGoal[] = ['fun', 'school', 'work', 'travel', ...examTags]
const minutes = [5, 10, 20, 30]

/** What a new learner is asked on the first home, to be changed later: the name, why they learn, and how long a day. */
export function LearningCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const { learning_goal: goal, daily_minutes: daily } = { ...user, ...pendingChanges }
  // The one that stands is shown even when it is none of ours.
  const choices = daily === null || minutes.includes(daily) ? minutes : [...minutes, daily].sort((a, b) => a - b)
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('learning.title')}
        </Text>
        <NicknameForm nickname={user.nickname} />
        <SelectField
          label={t('learning.goal')}
          help={t('learning.goalText')}
          options={[
            { value: '', label: t('learning.open') },
            ...goals.map((value) => ({ value, label: t(`learning.goals.${value}`) })),
          ]}
          value={goal ?? ''}
          onChange={({ target }) => void save({ learning_goal: goals.find((each) => each === target.value) ?? null })}
        />
        <TextLink to={routes.examPlan()}>{t('learning.examPlan')}</TextLink>
        <SelectField
          label={t('learning.minutes')}
          help={t('learning.minutesText')}
          options={[
            { value: '', label: t('learning.open') },
            ...choices.map((count) => ({ value: String(count), label: t('learning.minutesADay', { count }) })),
          ]}
          value={daily === null ? '' : String(daily)}
          onChange={({ target }) => void save({ daily_minutes: target.value === '' ? null : Number(target.value) })}
        />
      </Stack>
    </Card>
  )
}
