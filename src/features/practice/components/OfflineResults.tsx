import { useTranslation } from 'react-i18next'
import { Notice } from '#design-system'
import { runResult } from '#rules/run'
import type { PlayState } from '../model/play.ts'
import { RunResults } from './RunResults.tsx'

export interface OfflineResultsProps {
  state: Pick<PlayState, 'questions' | 'answers' | 'judge'>
  backLabel: string
  onBack: () => void
}

/** What a run came to that ended without a connection: what the browser knows, until the server has counted it. */
export function OfflineResults({ state, backLabel, onBack }: OfflineResultsProps) {
  const { t } = useTranslation('practice')
  const { rightAtFirstTry: right, total } = runResult(state.questions, state.answers, state.judge)
  return (
    <RunResults
      right={right}
      total={total}
      ms={state.answers.reduce((sum, answer) => sum + answer.ms, 0)}
      missed={[]}
      actions={[{ label: backLabel, onPress: onBack }]}
      onLeave={onBack}
    >
      <Notice title={t('result.offlineTitle')}>{t('result.offline')}</Notice>
    </RunResults>
  )
}
