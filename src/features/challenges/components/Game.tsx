import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run, RunResult } from '#contract/challenges'
import type { User } from '#contract/profile'
import { ErrorScreen, LoadingScreen } from '#design-system'
import {
  askedWords,
  challengeCalls,
  comboOf,
  progressOf,
  RunFrame,
  RunQuestion,
  useListening,
  useRun,
} from '#features/practice'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import { meaningsFor, useVoice } from '#features/words'
import { useLanguage } from '#lib/language'
import { whenIdle } from '#lib/idle'
import { usePreference } from '#lib/preference'
import { useRevalidate } from '#lib/swr'
import { mapAddress } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'
import { errorText } from '../model/error-text.ts'
import { pictureTint } from '../model/picture-tint.ts'
import { usePictures } from '../model/run-words.ts'
import { WarmUp } from './WarmUp.tsx'

const loadEnd = async () => ({ default: (await import('./GameEnd.tsx')).GameEnd })
const GameEnd = lazy(loadEnd)

export interface GameProps {
  /** Use its id as the key. */
  run: Run
  user: User
  place: LevelRef
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  /** What may be done with the missed words, such as saving them to a note; not for guests. */
  missedSlot?: (headwords: readonly string[]) => ReactNode
  /** What may be done with a result, such as showing it to a contact; not for guests. */
  resultSlot?: (run: Run, result: RunResult) => ReactNode
  /** The run is over: its id is not used again. */
  onOver: () => void
  onAgain: () => void
  go: (address: string) => void
}

/** One run: warm-up, play, results. */
export function Game(props: GameProps) {
  const { run, user, place, settingsSlot, explainSlot, missedSlot, resultSlot, onOver, onAgain, go } = props
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const revalidate = useRevalidate()
  const voice = useVoice()
  const play = useRun(run, user.id, challengeCalls)
  const [muted, setMuted] = usePreference('muted', false)
  const { canListen } = useListening()
  const [warm, setWarm] = useState(play.state.answers.length > 0 || run.result !== null)
  const [met, setMet] = useState(0)
  const meanings = meaningsFor(user, language)
  const tint = pictureTint(run.category)
  const words = askedWords(run)
  const { sending } = play
  // The result may be here before the learner has seen how the last answer was.
  const result = run.result ?? (play.state.question === null ? play.result : null)
  const refused = sending.kind === 'refused' ? sending.error : undefined

  // It comes once the learner has met a word: the beginning carries nothing that it does not need, and a connection that goes during the
  // questions takes nothing away.
  const hasBegun = warm || met > 0
  useEffect(() => {
    if (!hasBegun) return undefined
    return whenIdle(
      async () => {
        // What does not arrive is asked for again at the end, and fails there.
        await loadEnd().catch(() => undefined)
      },
      true,
      0,
    )
  }, [hasBegun])
  usePictures(run)
  const { preload } = voice
  useEffect(() => preload(askedWords(run).map(({ headword }) => headword)), [preload, run])
  // Without a connection the run ends here: the result comes with the connection.
  const isWaiting = play.isWaiting && play.state.question === null
  const isOver = result !== null || isWaiting
  const reportOver = useEffectEvent(() => {
    onOver()
    void revalidate('GET /api/challenges')
    void revalidate('GET /api/user/stats')
  })
  useEffect(() => {
    if (isOver) reportOver()
  }, [isOver, isWaiting])

  if (result || isWaiting) {
    const address = mapAddress(place)
    return (
      <Suspense fallback={<LoadingScreen label={t('result.coming')} />}>
        <GameEnd
          counted={
            result
              ? {
                  run,
                  result,
                  place,
                  meanings,
                  tint,
                  voice,
                  missedSlot,
                  resultSlot,
                  onAgain,
                  go,
                  isGuest: user.role === 'guest',
                }
              : undefined
          }
          offline={{ state: play.state, backLabel: t('toLevels'), onBack: () => go(address) }}
        />
      </Suspense>
    )
  }
  if (refused) {
    return (
      <ErrorScreen
        title={errorText(refused, language)}
        retryLabel={t('result.again')}
        onRetry={onAgain}
        home={{ label: t('toLevels'), to: mapAddress(place) }}
      />
    )
  }
  const shared = { meanings, tint, voice, muted: muted || !canListen }
  return (
    <RunFrame
      progress={warm ? progressOf(play.state) : { done: met, total: words.length }}
      combo={comboOf(play.state)}
      muted={muted}
      onMutedChange={setMuted}
      settingsSlot={settingsSlot}
      asksToLeave
      onLeave={() => go(mapAddress(place))}
      isWaiting={sending.kind === 'waiting'}
    >
      {({ paused, leave }) =>
        !warm ? (
          <WarmUp
            words={words}
            {...shared}
            muted={shared.muted || !user.auto_play}
            paused={paused}
            onLeave={leave}
            onProgress={setMet}
            onDone={() => setWarm(true)}
          />
        ) : play.state.question ? (
          <RunQuestion run={play} {...shared} explainSlot={explainSlot} paused={paused} onLeave={leave} />
        ) : (
          <LoadingScreen label={t('result.coming')} />
        )
      }
    </RunFrame>
  )
}
