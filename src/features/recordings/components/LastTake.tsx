import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#design-system'
import { ScoreDetails, ScoreMark } from '#features/speech'
import type { OpenPhoneme } from '#features/speech'
import { useRecordings } from '../api/useRecordings.ts'

interface LastTakeProps {
  /** Of the recording that was kept last. */
  id: string
  onPhoneme: OpenPhoneme
}

/** The score of what was kept last, above the next take: the list of recordings is further down the page. */
export function LastTake({ id, onPhoneme }: LastTakeProps) {
  const { t } = useTranslation('recordings')
  const { data } = useRecordings({})
  const recording = data?.items.find((each) => each.id === id)
  // Nothing to say where there is no scorer: the list shows what is kept.
  const hasNone = recording?.state === 'not_scored' && (recording.reason ?? 'no_scorer') === 'no_scorer'
  const isQueued = recording?.state === 'queued'
  return (
    <Stack spacing={2}>
      {/* Busy until the score is there, so that screen readers say it once. */}
      <div role="status" aria-busy={isQueued || undefined}>
        {recording && !hasNone && (
          <Stack spacing={1}>
            <Text variant="caption" component="p" color="textSecondary">
              {t('last')}
            </Text>
            <ScoreMark recording={recording} />
          </Stack>
        )}
      </div>
      {recording?.score?.right_word && <ScoreDetails score={recording.score} onPhoneme={onPhoneme} />}
    </Stack>
  )
}
