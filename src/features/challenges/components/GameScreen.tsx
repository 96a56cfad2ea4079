import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ErrorScreen, PlayColumn, PlayFrame, Skeletons } from '#design-system'
import { useUser } from '#lib/session'
import { useLevelRun } from '../api/useLevelRun.ts'
import { parseLevelRef } from '../model/address.ts'
import { Game } from './Game.tsx'
import { GameError } from './GameError.tsx'
import type { SoundSetting } from './GameHeader.tsx'

export interface GameScreenProps {
  /** Display mode and language, to be changed while playing. */
  settings: (sound: SoundSetting) => ReactNode
  /** What may be done with the missed words, such as saving them to a note; not for guests. */
  missedSlot?: (headwords: readonly string[]) => ReactNode
}

/** A level at its address, from loading to results. */
export function GameScreen(props: GameScreenProps) {
  return (
    <PlayFrame>
      <Level {...props} />
    </PlayFrame>
  )
}

function Level({ settings, missedSlot }: GameScreenProps) {
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
      settings={settings}
      missedSlot={missedSlot}
      onOver={finish}
      onAgain={restart}
      go={(address) => void navigate(address)}
    />
  )
}
