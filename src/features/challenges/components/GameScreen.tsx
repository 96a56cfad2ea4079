import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Run, RunResult } from '#contract/challenges'
import { ErrorScreen, PlayColumn, PlayFrame, Skeletons } from '#design-system'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import { useUser } from '#lib/session'
import { useLevelRun } from '../api/useLevelRun.ts'
import { parseLevelRef } from '../model/address.ts'
import { Game } from './Game.tsx'
import { GameError } from './GameError.tsx'

export interface GameScreenProps {
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  /** What may be done with the missed words, such as saving them to a note; not for guests. */
  missedSlot?: (headwords: readonly string[]) => ReactNode
  /** What may be done with a result, such as showing it to a contact; not for guests. */
  resultSlot?: (run: Run, result: RunResult) => ReactNode
}

/** A level at its address, from loading to results. */
export function GameScreen(props: GameScreenProps) {
  return (
    <PlayFrame>
      <Level {...props} />
    </PlayFrame>
  )
}

function Level({ settingsSlot, explainSlot, missedSlot, resultSlot }: GameScreenProps) {
  const { t } = useTranslation('challenges')
  const { category = '', sub } = useParams()
  const [query] = useSearchParams()
  const place = parseLevelRef(category, sub, query)
  const { user, error: userError, refresh } = useUser()
  const { run, error, retry, restart, finish } = useLevelRun(place, user?.id)
  const navigate = useNavigate()

  if (userError) {
    return <ErrorScreen title={userError.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  }
  if (error) return <GameError error={error} place={place} onRetry={retry} />
  if (!run || !user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('loading')} />
      </PlayColumn>
    )
  }
  return (
    <Game
      key={run.id}
      run={run}
      user={user}
      place={place}
      settingsSlot={settingsSlot}
      explainSlot={explainSlot}
      missedSlot={missedSlot}
      resultSlot={resultSlot}
      onOver={finish}
      onAgain={restart}
      go={(address) => void navigate(address)}
    />
  )
}
