import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '#contract/challenges'
import { messageText } from '#contract/messages'
import type { User } from '#contract/profile'
import { ConfirmDialog, ErrorScreen, LoadingScreen, Notice, PlayColumn } from '#design-system'
import { challengeCalls, OfflineResults, progressOf, RunQuestion, useListening, useRun } from '#features/practice'
import { meaningsFor, useVoice } from '#features/words'
import { useLanguage } from '#lib/language'
import { usePreference } from '#lib/preference'
import { useRevalidate } from '#lib/swr'
import { mapAddress } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'
import { errorText } from '../model/error-text.ts'
import { pictureTint } from '../model/picture-tint.ts'
import { askedWords, usePictures } from '../model/run-words.ts'
import { GameHeader } from './GameHeader.tsx'
import type { SoundSetting } from './GameHeader.tsx'
import { Results } from './Results.tsx'
import { WarmUp } from './WarmUp.tsx'

export interface GameProps {
  /** Use its id as the key. */
  run: Run
  user: User
  place: LevelRef
  /** Display mode and language. */
  settings: (sound: SoundSetting) => ReactNode
  /** What may be done with the missed words, such as saving them to a note; not for guests. */
  missedSlot?: (headwords: readonly string[]) => ReactNode
  /** The run is over: its id is not used again. */
  onOver: () => void
  onAgain: () => void
  go: (address: string) => void
}

/** One run: warm-up, play, results. */
export function Game({ run, user, place, settings, missedSlot, onOver, onAgain, go }: GameProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const revalidate = useRevalidate()
  const voice = useVoice()
  const play = useRun(run, user.id, challengeCalls)
  const [muted, setMuted] = usePreference('muted', false)
  const { canListen } = useListening()
  const [warm, setWarm] = useState(play.state.answers.length > 0 || run.result !== null)
  const [met, setMet] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const [setting, setSetting] = useState(false)
  const meanings = meaningsFor(user, language)
  const tint = pictureTint(run.category)
  const words = askedWords(run)
  const { sending } = play
  // The result may be here before the learner has seen how the last answer was.
  const result = run.result ?? (play.state.question === null ? play.result : null)
  const refused = sending.kind === 'refused' ? sending.error : undefined
  const paused = leaving || setting
  const leave = () => setLeaving(true)

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

  if (result) {
    return (
      <Results
        {...{ run, result, place, meanings, tint, voice, missedSlot, onAgain, go }}
        isGuest={user.role === 'guest'}
      />
    )
  }
  if (isWaiting) {
    return <OfflineResults state={play.state} backLabel={t('toLevels')} onBack={() => go(mapAddress(place))} />
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
  const progress = warm ? progressOf(play.state) : { done: met, total: words.length }
  const shared = { meanings, tint, voice, muted: muted || !canListen, paused, onLeave: leave }
  return (
    <>
      <GameHeader
        {...progress}
        {...{ muted, settings }}
        onLeave={leave}
        onMutedChange={setMuted}
        open={setting}
        onOpenChange={setSetting}
      />
      <PlayColumn middle="desktop" spacing={4}>
        {!warm ? (
          <WarmUp
            words={words}
            {...shared}
            muted={shared.muted || !user.auto_play}
            onProgress={setMet}
            onDone={() => setWarm(true)}
          />
        ) : play.state.question ? (
          <RunQuestion run={play} {...shared} />
        ) : (
          <LoadingScreen label={t('result.coming')} />
        )}
        {sending.kind === 'waiting' && (
          <div role="status">
            <Notice tone="warning" title={messageText('network_error', language)}>
              {t('game.offline')}
            </Notice>
          </div>
        )}
      </PlayColumn>
      <ConfirmDialog
        open={leaving}
        title={t('leave.title')}
        confirmLabel={t('leave.yes')}
        cancelLabel={t('leave.no')}
        onConfirm={() => go(mapAddress(place))}
        onCancel={() => setLeaving(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}
