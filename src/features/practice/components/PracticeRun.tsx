import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { PracticeResult } from '#contract/practice'
import type { User } from '#contract/profile'
import { ErrorScreen, LoadingScreen } from '#design-system'
import type { PictureTint } from '#design-system'
import { isOwnWord } from '#rules/own-words'
import { wordsAsked } from '#rules/run'
import type { PhonemeHelpSlot, PhonemeOfWord } from '#features/speech'
import { meaningsFor, useVoice } from '#features/words'
import { whenIdle } from '#lib/idle'
import { useLanguage } from '#lib/language'
import { usePreference } from '#lib/preference'
import { useRevalidate } from '#lib/swr'
import { practiceCalls } from '../api/run-calls.ts'
import type { RunCalls } from '../api/run-calls.ts'
import type { ExplainSlot } from '../model/missed-answer.ts'
import { comboOf, progressOf } from '../model/play.ts'
import { isDialogOpen } from '../model/useGameKeys.ts'
import { useListening } from '../model/useListening.ts'
import { useRun } from '../model/useRun.ts'
import { AnyQuestion } from './AnyQuestion.tsx'
import type { AfterPracticeProps } from './PracticeResults.tsx'
import { RunFrame } from './RunFrame.tsx'
import type { PlaySettingsSlot } from './RunFrame.tsx'
import { RunQuestion } from './RunQuestion.tsx'

const loadEnd = async () => ({ default: (await import('./PracticeEnd.tsx')).PracticeEnd })
const PracticeEnd = lazy(loadEnd)

/** Questions whose words are brought as sounds before they are asked. */
const QUESTIONS_AHEAD = 12

export interface PracticeRunProps extends AfterPracticeProps {
  user: User
  /** Ground of the pictures. */
  tint?: PictureTint
  /** The practice is over: its id is not used again. */
  onOver?: () => void
  /** Its own calls, where ending it means more than ending a practice; always the same object. */
  calls?: RunCalls<PracticeResult>
  /** How a sound is made that was said; left out, sounds are not pressed. */
  phonemeSlot?: PhonemeHelpSlot | undefined
  /** What may be set while playing. */
  settingsSlot?: PlaySettingsSlot | undefined
  /** Explains a wrong answer. */
  explainSlot?: ExplainSlot | undefined
  /** What else may help after a wrong answer; `turn` is the question's. */
  aidSlot?: ((word: RunWord, turn: number) => ReactNode) | undefined
  /** The last answer may be taken back. */
  undo?: boolean
}

/** One practice from its first question to its results: any kinds of question, mixed. Pages give it its place. */
export function PracticeRun(props: PracticeRunProps) {
  const { practice, user, tint = 'leaf', backLabel, onBack, onAgain, onMissed, onOver, missedSlot } = props
  const {
    calls = practiceCalls,
    undo = false,
    phonemeSlot,
    settingsSlot,
    aidSlot,
    explainSlot,
    resultSlot,
    resultActions,
    gardening,
    earnsStars,
  } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const revalidate = useRevalidate()
  // The same set for the same practice: the functions of the voice depend on it, and effects on them.
  const own = useMemo(
    () => new Set(practice.words.flatMap(({ id, headword }) => (isOwnWord(id) ? headword : []))),
    [practice],
  )
  const voice = useVoice(own)
  const run = useRun(practice, user.id, calls, undo)
  const [muted, setMuted] = usePreference('muted', false)
  const [phoneme, setPhoneme] = useState<PhonemeOfWord>()
  const { canListen } = useListening()
  const meanings = meaningsFor(user, language)
  const { state, sending } = run
  const result = practice.result ?? (state.question === null ? run.result : null)
  const refused = sending.kind === 'refused' ? sending.error : undefined

  const { preload } = voice
  const next = state.question === null ? 0 : Math.max(0, practice.questions.indexOf(state.question))
  useEffect(() => {
    const ids = new Set(practice.questions.slice(next, next + QUESTIONS_AHEAD).flatMap(wordsAsked))
    preload(practice.words.filter(({ id }) => ids.has(id)).map(({ headword }) => headword))
  }, [preload, practice, next])
  // Without a connection the practice ends here: the result comes with the connection.
  const isWaiting = run.isWaiting && state.question === null
  const isOver = result !== null || isWaiting
  const reportOver = useEffectEvent(() => {
    onOver?.()
    void revalidate('GET /api/user/stats')
  })
  useEffect(() => {
    if (isOver) reportOver()
  }, [isOver, isWaiting])

  // It comes at once and quietly, so that a connection that goes during the questions takes nothing away. What does not arrive is asked for
  // again at the end, and fails there.
  useEffect(() => whenIdle(async () => void (await loadEnd().catch(() => undefined)), true, 0), [])

  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || !run.undo || isDialogOpen()) return
    event.preventDefault()
    run.undo()
  })
  useEffect(() => {
    if (!undo) return undefined
    const listen = (event: KeyboardEvent) => takeBack(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [undo])

  if (result || isWaiting) {
    const after = { practice, backLabel, onBack, onAgain, onMissed, missedSlot }
    return (
      <Suspense fallback={<LoadingScreen label={t('result.coming')} />}>
        <PracticeEnd
          counted={
            result
              ? { ...after, result, meanings, tint, voice, resultSlot, resultActions, gardening, earnsStars }
              : undefined
          }
          offline={{ state, gardening, backLabel, onBack }}
        />
      </Suspense>
    )
  }
  if (refused) {
    return <ErrorScreen title={refused.message} retryLabel={t('result.again')} onRetry={onAgain} />
  }
  return (
    <>
      <RunFrame
        progress={progressOf(state)}
        combo={comboOf(state)}
        muted={muted}
        onMutedChange={setMuted}
        settingsSlot={settingsSlot}
        undo={undo ? { takeBack: run.undo } : undefined}
        asksToLeave={state.answers.length > 0}
        onLeave={onBack}
        isWaiting={sending.kind === 'waiting'}
      >
        {({ paused, leave }) =>
          state.question ? (
            <RunQuestion
              run={run}
              runId={practice.id}
              View={AnyQuestion}
              muted={muted || !canListen}
              paused={paused}
              onLeave={leave}
              onPhoneme={phonemeSlot && setPhoneme}
              {...{ meanings, tint, voice, aidSlot, explainSlot }}
            />
          ) : (
            <LoadingScreen label={t('result.coming')} />
          )
        }
      </RunFrame>
      {phoneme && phonemeSlot?.(phoneme, () => setPhoneme(undefined))}
    </>
  )
}
