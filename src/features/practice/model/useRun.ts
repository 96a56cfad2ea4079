import { useEffect, useRef, useState } from 'react'
import type { Answer, Run } from '#contract/challenges'
import { ApiError } from '#lib/api'
import { loadPending } from '#lib/pending-store'
import type { PendingChannel } from '#lib/pending-store'
import { useMarkRunInProgress } from '#lib/run-in-progress'
import { userStore } from '#lib/storage'
import type { RunCalls } from '../api/run-calls.ts'
import { newId } from '#lib/new-id'
import { isPlayed, play, startPlay } from './play.ts'
import type { PlayAction, PlayState } from './play.ts'
import { usePendingAnswers } from './usePendingAnswers.ts'
import type { AnswersState } from './usePendingAnswers.ts'

/** What a question reports; id and time are added here. */
export type Given = Pick<Answer, 'word_id' | 'given'> & Partial<Pick<Answer, 'kind' | 'hinted' | 'slips'>>

/** What can be played: a run of a challenge, or a practice. */
export interface Playable<Result> extends Pick<Run, 'id' | 'questions' | 'words' | 'answers'> {
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
  /** Why there is no result though all is played: offer `retry`. */
  fault: ApiError | undefined
  retry: () => void
}

const longest = 86_400_000

/** Answers of a run: those of the server, then those that it does not have yet. */
function answersSoFar(run: Pick<Run, 'id' | 'answers'>, channel: PendingChannel, userId: string): readonly Answer[] {
  const known = new Set(run.answers.map(({ id }) => id))
  return [...run.answers, ...loadPending<Answer>(userStore(userId), channel, run.id).filter(({ id }) => !known.has(id))]
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
  const [state, setState] = useState(() => startPlay(run, answersSoFar(run, calls.sender.channel, userId)))
  const [result, setResult] = useState(run.result)
  const [fault, setFault] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const { sending, queue } = usePendingAnswers(run.id, userId, calls.sender, hold)
  const [held, setHeld] = useState<Answer>()
  const seen = useRef(new Set<number>())
  const latest = useRef(state)
  const shownAt = useRef(0)

  useMarkRunInProgress(result === null)

  // A board is timed from pair to pair, any other question from when it is shown.
  useEffect(() => {
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
    queue.current?.add(made)
    if (hold) setHeld(made)
  }
  const takeBack = () => {
    const taken = queue.current?.takeBack()
    setHeld(undefined)
    if (!taken) return
    seen.current.add(taken.word_id)
    step({ type: 'takeBack', answer: taken })
  }
  const next = () => void step({ type: 'next' })

  const ended = result === null && isPlayed(state)
  useEffect(() => {
    if (!ended) return undefined
    let here = true
    void Promise.resolve(queue.current?.drained())
      .then(() => calls.finish(run.id))
      .then(
        (made) => here && setResult(made),
        (error: unknown) => here && setFault(error),
      )
    return () => {
      here = false
    }
  }, [ended, tries, run.id, calls, queue])

  const retry = () => {
    setFault(undefined)
    queue.current?.retry()
    setTries((before) => before + 1)
  }

  if (fault !== undefined && !(fault instanceof ApiError)) throw fault
  return { state, answer, next, undo: held && !ended ? takeBack : undefined, sending, result, fault, retry }
}
