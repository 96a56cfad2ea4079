import { useTranslation } from 'react-i18next'
import { Button, Notice, ProgressRing, ResultSummary, Stack } from '#design-system'
import { runResult } from '#rules/run'
import { formatDuration } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { PlayState } from '../model/play.ts'
import { useGameKeys } from '../model/useGameKeys.ts'

export interface OfflineResultsProps {
  state: Pick<PlayState, 'questions' | 'answers' | 'judge'>
  backLabel: string
  onBack: () => void
}

/** What a run came to that ended without a connection: what the browser knows, until the server has counted it. */
export function OfflineResults({ state, backLabel, onBack }: OfflineResultsProps) {
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const { rightAtFirstTry: right, total } = runResult(state.questions, state.answers, state.judge)
  const ms = state.answers.reduce((sum, answer) => sum + answer.ms, 0)
  const praise = right === total ? t('result.all', { count: total }) : t('result.some', { right, total })
  useGameKeys({ onEscape: onBack }, false)
  return (
    <Stack spacing={6} align="center">
      <ResultSummary
        takeFocus
        figure={
          <ProgressRing size="l" value={total === 0 ? 0 : right / total} label={praise}>
            {right}/{total}
          </ProgressRing>
        }
        praise={praise}
        facts={[
          { label: t('result.right'), value: `${right}/${total}` },
          { label: t('result.time'), value: formatDuration(ms, language) },
        ]}
        missedTitle={t('result.missed')}
        missed={[]}
        actions={<Button onClick={onBack}>{backLabel}</Button>}
      />
      <Notice title={t('result.offlineTitle')}>{t('result.offline')}</Notice>
    </Stack>
  )
}
