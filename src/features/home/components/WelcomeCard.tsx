import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningGoal, User } from '#contract/profile'
import { examTags } from '#contract/word-lists'
import { Button, Card, Character, FormField, Stack, StackItem, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useUser } from '#lib/session'

const goals: readonly LearningGoal[] = ['fun', 'school', 'work', 'travel', ...examTags]
const minutes = [5, 10, 20, 30] as const
/** What is pressed comes first: nothing is to be written before the page is known. */
const steps = ['goal', 'minutes', 'name'] as const

/** Longer names are refused by the contract. */
const MOST_CHARACTERS = 30

type Changes = Partial<Pick<User, 'nickname' | 'learning_goal' | 'daily_minutes' | 'welcomed'>>

/** What a new learner is asked: three taps, each of them kept at once; all of it can be skipped. */
export function WelcomeCard() {
  const { t } = useTranslation('home')
  const { update } = useUser()
  const toast = useToast()
  const [index, setIndex] = useState(0)
  const [name, setName] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const step = steps[index] ?? 'goal'
  useEffect(() => {
    // The pressed button is gone: the next question takes the focus, the first one takes it from nobody.
    if (index > 0) title.current?.focus()
  }, [index])
  const { run, pending } = useAsyncAction(
    async (changes: Changes) => {
      await update(changes)
      setIndex((before) => before + 1)
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const sendName = (event: FormEvent) => {
    event.preventDefault()
    const nickname = name.trim()
    void run({ ...(nickname !== '' && { nickname }), welcomed: true })
  }
  return (
    <Card role="region" aria-label={t('first.title')} data-part="welcome">
      <Stack spacing={4}>
        <Stack direction="row" spacing={4} align="center">
          <Character pose="wave" size="s" />
          <StackItem>
            <Text variant="body2" color="textSecondary">
              {t('first.step', { step: index + 1, total: steps.length })}
            </Text>
            <Text variant="h3" component="h2" ref={title} tabIndex={-1}>
              {t(`first.${step}`)}
            </Text>
          </StackItem>
        </Stack>
        {step === 'name' && (
          <Stack component="form" spacing={3} onSubmit={sendName}>
            <FormField
              label={t('first.nameLabel')}
              autoComplete="nickname"
              maxLength={MOST_CHARACTERS}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Stack align="start">
              <Button type="submit" variant="secondary" loading={pending} loadingLabel={t('first.saving')}>
                {t('first.next')}
              </Button>
            </Stack>
          </Stack>
        )}
        {step === 'goal' && (
          <Stack direction="row" spacing={2} wrap>
            {goals.map((goal) => (
              <Button
                key={goal}
                variant="secondary"
                disabled={pending}
                onClick={() => void run({ learning_goal: goal })}
              >
                {t(`first.goals.${goal}`)}
              </Button>
            ))}
          </Stack>
        )}
        {step === 'minutes' && (
          <Stack direction="row" spacing={2} wrap>
            {minutes.map((count) => (
              <Button
                key={count}
                variant="secondary"
                disabled={pending}
                onClick={() => void run({ daily_minutes: count })}
              >
                {t('first.minutesADay', { count })}
              </Button>
            ))}
          </Stack>
        )}
        <Stack align="start">
          <Button variant="quiet" disabled={pending} onClick={() => void run({ welcomed: true })}>
            {t('first.skip')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
