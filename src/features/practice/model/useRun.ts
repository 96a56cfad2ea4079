import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Answer, Run } from '#contract/challenges'
import { loadPending } from '#lib/pending-store'
import type { PendingChannel } from '#lib/pending-store'
import { useMarkRunInProgress } from '#lib/run-in-progress'
import { userStore } from '#lib/storage'
import { isAnswer, runSender } from '../api/run-calls.ts'
import type { RunCalls, RunItem } from '../api/run-calls.ts'
import { newId } from '#lib/new-id'
import { isPlayed, play, startPlay } from './play.ts'
import type { PlayAction, PlayState } from './play.ts'
import { useRememberUnfinished } from './useRememberUnfinished.ts'
import { usePendingAnswers } from './usePendingAnswers.ts'
import { waitingAnswer } from './waiting-answer.ts'
import type { AnswersState } from './usePendingAnswers.ts'

/** What a question reports; id and time are added here. */
export type Given = Pick<Answer, 'word_id' | 'given'> & Partial<Pick<Answer, 'kind' | 'hinted' | 'slips'>>

/** What can be played: a run of a challenge, or a practice. */
export interface Playable<Result> extends Pick<Run, 'id' | 'issued_at' | 'questions' | 'words' | 'answers'> {
  readonly result: Result | null
}

export interface RunPlay<Result = unknown> {
  state: PlayState
  /** Answers the question on the screen. What counts is decided at once and here; the server hears of it later. */
  answer: (given: Given) => void
  /** Goes on after a settled question. */
  next: () => void
  /** Takes the last answer back and asks again; undefined when there is none that can be taken back. */
  undo: (() => void) | undefined
  sending: AnswersState
  /** What the server made of the finished run. */
  result: Result | null
  /** All is played, and the result waits for a connection. */
  isWaiting: boolean
}

const longest = 86_400_000

/** Answers of a run: those of the server, then those that it does not have yet. */
function answersSoFar(run: Pick<Run, 'id' | 'answers'>, channel: PendingChannel, userId: string): readonly Answer[] {
  const known = new Set(run.answers.map(({ id }) => id))
  const waiting = loadPending<RunItem>(userStore(userId), channel, run.id).filter(isAnswer)
  return [...run.answers, ...waiting.filter(({ id }) => !known.has(id))]
}

/**
 * Plays a run from where it was left to its result. Feedback needs no network: answers go to the server on their own.
 * Give the component that uses it the run's id as key.
 *
 * @param calls those of the place that issued the run; always the same object
 * @param hold keeps the last answer back until the next one, so that it can be taken back. The word was seen by then: what is answered
 *   instead counts as if the hint had been asked for
 */
export function useRun<Result>(
  run: Playable<Result>,
  userId: string,
  calls: RunCalls<Result>,
  hold = false,
): RunPlay<Result> {
  const [state, setState] = useState(() => startPlay(run, answersSoFar(run, calls.channel, userId)))
  const [result, setResult] = useState(run.result)
  const [sender] = useState(() => runSender(calls, setResult))
  const { sending, queue } = usePendingAnswers(run.id, userId, sender, hold)
  // The server's clock is ahead of this browser's by so much at least, if the run was issued in its future.
  const [clockLag] = useState(() => Math.max(0, Date.parse(run.issued_at) - Date.now()))
  const [held, setHeld] = useState<Answer>()
  const seen = useRef(new Set<number>())
  const latest = useRef(state)
  const shownAt = useRef(0)

  useMarkRunInProgress(result === null)

  // A board is timed from pair to pair, any other question from when it is shown.
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [state.turn, state.answers.length])

  const step = (action: PlayAction): boolean => {
    const after = play(latest.current, action)
    if (after === latest.current) return false
    latest.current = after
    setState(after)
    return true
  }

  const answer = ({ word_id, given, kind, hinted = false, slips = 0 }: Given) => {
    const { question } = latest.current
    if (!question) return
    const ms = Math.min(longest, Math.max(0, Math.round(performance.now() - shownAt.current)))
    const wasSeen = seen.current.has(word_id)
    const made: Answer = {
      id: newId(),
      word_id,
      kind: kind ?? question.kind,
      given,
      hinted: hinted || wasSeen,
      slips,
      ms,
    }
    if (!step({ type: 'answer', answer: made })) return
    queue.current?.add(waitingAnswer(made, Date.now() + clockLag))
    if (hold) setHeld(made)
  }
  const takeBack = () => {
    const taken = queue.current?.takeBack()
    setHeld(undefined)
    if (!taken || !isAnswer(taken)) return
    seen.current.add(taken.word_id)
    step({ type: 'takeBack', answer: taken })
  }
  const next = () => void step({ type: 'next' })

  const ended = result === null && isPlayed(state)
  useRememberUnfinished(userId, state, ended || result !== null)
  useEffect(() => {
    const opened = queue.current
    if (!ended || !opened) return
    if (opened.items().every(isAnswer)) opened.add({ id: newId(), end: true })
    void opened.drained()
  }, [ended, queue])

  const isWaiting = ended && sending.kind === 'waiting' && sending.error?.status === 0
  return { state, answer, next, undo: held && !ended ? takeBack : undefined, sending, result, isWaiting }
}
