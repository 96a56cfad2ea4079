import { useTranslation } from 'react-i18next'
import type { PairAttempt } from '#contract/speech'
import { Button, Notice } from '#design-system'
import type { ApiError } from '#lib/api'
import { usePhonemeIpa } from '#features/speech'

interface AttemptNoticeProps {
  attempt: PairAttempt | undefined
  /** Why it was not judged: the call failed. */
  error: ApiError | undefined
  pending: boolean
  words: readonly [string, string]
  /** Sends the same sound again. */
  onAgain: () => void
}

/** Why an attempt counts for nothing, and what to do. Screen readers say it as it comes. */
export function AttemptNotice({ attempt, error, pending, words: [word, other], onAgain }: AttemptNoticeProps) {
  const { t } = useTranslation('sounds')
  const ipaOf = usePhonemeIpa()
  const { t: ts } = useTranslation('speech')
  const textOf = ({ verdict, sound, reason }: PairAttempt) => {
    if (verdict === null) return ts(`say.unjudged.${reason ?? 'failed'}`)
    return sound === null
      ? t('say.neither', { word, other })
      : t('say.neitherSound', { word, other, sound: `/${ipaOf(sound)}/` })
  }
  return (
    <div role="status">
      {error ? (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" loading={pending} loadingLabel={ts('say.judging')} onClick={onAgain}>
              {t('say.sendAgain')}
            </Button>
          }
        >{`${error.message} ${ts('say.notCounted')}`}</Notice>
      ) : (
        attempt &&
        (attempt.verdict === null || attempt.verdict === 'neither') && (
          <Notice tone="warning">{`${textOf(attempt)} ${ts('say.notCounted')}`}</Notice>
        )
      )}
    </div>
  )
}
