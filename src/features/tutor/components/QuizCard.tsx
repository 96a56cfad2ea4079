import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Practice, PracticeResult } from '#contract/practice'
import type { User } from '#contract/profile'
import { Button, Notice, ProgressBar, Skeletons, Stack, Text } from '#design-system'
import { AnyQuestion, practiceCalls, progressOf, RunQuestion, useRun } from '#features/practice'
import { meaningsFor, useVoice } from '#features/words'
import { useLanguage } from '#lib/language'
import { usePreference } from '#lib/preference'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'
import { useQuiz } from '../api/useQuiz.ts'

interface QuizCardProps {
  id: string
  /** Whether nothing was said after it: then it is asked at once. */
  isNewest: boolean
}

/** A quiz inside the conversation. It is a practice as any other: its answers go out, wait and count by the same rules. */
export function QuizCard({ id, isNewest }: QuizCardProps) {
  const { t } = useTranslation('tutor')
  const { user } = useUser()
  const { data, error, mutate } = useQuiz(id)
  const [isOpen, setOpen] = useState(isNewest)
  // Read once: whether it is over does not change under the learner's hands.
  const [openedAt] = useState(() => Date.now())
  if (error && !data)
    return (
      <Stack spacing={2}>
        <Text>{error.message}</Text>
        <div>
          <Button variant="quiet" onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </div>
      </Stack>
    )
  if (!data || !user) return <Skeletons shape="text" count={2} label={t('loading')} />
  if (data.result) return <Result result={data.result} />
  if (Date.parse(data.expires_at) <= openedAt) return <Text>{t('quiz.over')}</Text>
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('quiz.goOn')}
      </Button>
    )
  return <Quiz key={data.id} practice={data} user={user} />
}

const Result = ({ result }: { result: PracticeResult }) => {
  const { t } = useTranslation('tutor')
  return (
    <div role="status">
      <Text weight="semibold">{t('quiz.result', { total: result.total, right: result.right_at_first_try })}</Text>
    </div>
  )
}

function Quiz({ practice, user }: { practice: Practice; user: User }) {
  const { t } = useTranslation('tutor')
  const language = useLanguage()
  const revalidate = useRevalidate()
  const voice = useVoice()
  const run = useRun(practice, user.id, practiceCalls)
  const [muted] = usePreference('muted', false)
  const { state, sending, result } = run
  const isOver = result !== null
  const report = useEffectEvent(() => {
    void revalidate('GET /api/user/stats')
    void revalidate('GET /api/reviews')
  })
  useEffect(() => {
    if (isOver) report()
  }, [isOver])
  if (result) return <Result result={result} />
  if (sending.kind === 'refused') return <Text>{sending.error.message}</Text>
  const { done, total } = progressOf(state)
  return (
    <Stack spacing={4} component="section" aria-label={t('quiz.label')}>
      <ProgressBar value={done} max={total} label={t('quiz.progress', { done, total })} />
      {state.question ? (
        // The keys of the page belong to the field of the conversation: `paused` leaves to the quiz those that are pressed inside it.
        <RunQuestion
          run={run}
          runId={practice.id}
          View={AnyQuestion}
          meanings={meaningsFor(user, language)}
          tint="leaf"
          voice={voice}
          muted={muted}
          paused
          compact
          onLeave={() => undefined}
        />
      ) : (
        sending.kind !== 'waiting' && <Skeletons shape="text" count={1} label={t('loading')} />
      )}
      {sending.kind === 'waiting' && (
        <div role="status">
          <Notice tone="warning">{t('quiz.offline')}</Notice>
        </div>
      )}
    </Stack>
  )
}
