import { useTranslation } from 'react-i18next'
import { Notice } from '#design-system'
import { runResult } from '#rules/run'
import { askedWords } from '../model/asked-words.ts'
import type { Gardening } from '../model/headline.ts'
import type { PlayState } from '../model/play.ts'
import { RunResults } from './RunResults.tsx'

export interface OfflineResultsProps {
  state: Pick<PlayState, 'questions' | 'words' | 'answers' | 'judge'>
  gardening?: Gardening | undefined
  backLabel: string
  onBack: () => void
}

/** What a run came to that ended without a connection: what the browser knows, until the server has counted it. */
export function OfflineResults({ state, gardening, backLabel, onBack }: OfflineResultsProps) {
  const { t } = useTranslation('practice')
  const { missed } = runResult(state.questions, state.answers, state.judge)
  return (
    <RunResults
      words={askedWords(state)}
      missedIds={new Set(missed.map(({ word_id }) => word_id))}
      gardening={gardening}
      ms={state.answers.reduce((sum, answer) => sum + answer.ms, 0)}
      missed={[]}
      actions={[{ label: backLabel, onPress: onBack }]}
      onLeave={onBack}
    >
      <Notice title={t('result.offlineTitle')}>{t('result.offline')}</Notice>
    </RunResults>
  )
}
