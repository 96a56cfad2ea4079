import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '#contract/speech'
import { Button, Notice, Stack, Text } from '#design-system'
import { ScoreDetails, ScoreMark } from '#features/speech'
import type { OpenPhoneme } from '#features/speech'
import type { ApiError } from '#lib/api'
import type { SayOutcome } from '#rules/say'

interface AttemptResultProps {
  attempt: Attempt | undefined
  /** Why it was not judged: the call failed. */
  error: ApiError | undefined
  pending: boolean
  settled: boolean
  onAnswer: (outcome: SayOutcome) => void
  /** Sends the same sound again. */
  onAgain: () => void
  /** The word is typed instead. */
  onType: () => void
  onPhoneme: OpenPhoneme | undefined
}

/** What was heard of an attempt, and what the learner makes of it. Screen readers say it as it comes. */
export function AttemptResult(props: AttemptResultProps) {
  const { attempt, error, onPhoneme } = props
  const { t } = useTranslation('speech')
  return (
    <Stack spacing={4} align="center">
      <div role="status">
        {error && <Notice tone="warning">{`${error.message} ${t('say.notCounted')}`}</Notice>}
        {attempt?.verdict === null && (
          <Notice tone="warning">{`${t(`say.unjudged.${attempt.reason ?? 'failed'}`)} ${t('say.notCounted')}`}</Notice>
        )}
        {attempt?.score && <Heard score={attempt.score} attempt={attempt} onPhoneme={onPhoneme} />}
      </div>
      <Choices {...props} />
    </Stack>
  )
}

interface HeardProps extends Pick<AttemptResultProps, 'onPhoneme'> {
  score: NonNullable<Attempt['score']>
  attempt: Attempt
}

function Heard({ score, attempt, onPhoneme }: HeardProps) {
  const { t } = useTranslation('speech')
  return (
    <Stack spacing={3} align="center">
      <ScoreMark recording={{ state: 'scored', score }} />
      {score.right_word && <ScoreDetails score={score} onPhoneme={onPhoneme} centered />}
      <Text variant="caption" component="p" color="textSecondary" align="center">
        {attempt.verdict === 'not_heard' && attempt.tries_left > 0 ? t('say.oneMore') : t('say.approximate')}
      </Text>
    </Stack>
  )
}

/** What may be done now; nothing once the word is answered, and nothing before something was said. */
function Choices({ attempt, error, pending, settled, onAnswer, onAgain, onType }: AttemptResultProps) {
  const { t } = useTranslation('speech')
  const { t: tp } = useTranslation('practice')
  const first = useRef<HTMLButtonElement>(null)
  const verdict = attempt?.verdict
  const isFinal = verdict === 'replaced' || (verdict === 'not_heard' && attempt?.tries_left === 0)
  // The recorder and its button have gone.
  useEffect(() => {
    if (isFinal || error) first.current?.focus()
  }, [isFinal, error])
  if (settled || (!attempt && !error) || verdict === 'right') return null
  const overrule = (
    <Button variant={isFinal ? 'secondary' : 'quiet'} onClick={() => onAnswer('overruled')}>
      {t('say.overrule')}
    </Button>
  )
  const type = (
    <Button variant="secondary" onClick={onType}>
      {t('say.type')}
    </Button>
  )
  return (
    <Stack direction="row" spacing={3} justify="center" wrap>
      {error && (
        <Button ref={first} loading={pending} loadingLabel={t('say.judging')} onClick={onAgain}>
          {tp('retry')}
        </Button>
      )}
      {isFinal && (
        <Button ref={first} onClick={() => onAnswer(verdict)}>
          {tp('continue')}
        </Button>
      )}
      {verdict ? overrule : type}
    </Stack>
  )
}
