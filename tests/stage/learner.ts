/** A guest as the load driver plays one: opens the map, plays a level, looks words up, listens, sees the leaderboard. Every write that was acknowledged is kept by its id. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run } from '#contract/challenges'
import { wordsAsked } from '#rules/run'
import { send, type Answer } from '../load/requests.ts'

/** What the server said is saved: it must be there afterwards, whatever happened. */
export interface Acknowledged {
  readonly answers: Set<string>
  readonly runs: Set<string>
}

export interface CallRecord {
  readonly name: string
  readonly ms: number
  /** 0 when the connection broke. */
  readonly status: number
}

export interface LearnerOptions {
  readonly origin: string
  /** Pauses of a person, shortened: 1 is a person's pace, 0.1 a tenth of its pauses. */
  readonly pace: number
  readonly acknowledged: Acknowledged
  readonly record: (call: CallRecord) => void
  /** Whether words are listened to: each sound that is not there yet costs a server some 50 ms of its processor. */
  readonly listens: boolean
  readonly signal: AbortSignal
}

/** A word is answered in so many milliseconds, with the look at its feedback. */
const AN_ANSWER_MS = 4_000
/** So long a write that failed is sent again, as the browser's pending queue does. */
const RETRY_MS = 60_000

export async function playLearner({
  origin,
  pace,
  acknowledged,
  record,
  listens,
  signal,
}: LearnerOptions): Promise<void> {
  const pause = (ms: number) => sleep(ms * pace * (0.5 + Math.random()), undefined, { signal })

  async function call(
    name: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Answer> {
    const from = performance.now()
    const answer = await send({
      method,
      url: `${origin}${path}`,
      ...(token && { token }),
      ...(body !== undefined && { body }),
    }).catch((): Answer => ({ status: 0, text: '' }))
    record({ name, ms: performance.now() - from, status: answer.status })
    return answer
  }

  /** A write that is sent until it is answered: all of them may be repeated. */
  async function save(
    name: string,
    method: 'POST' | 'PUT',
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Answer> {
    const until = performance.now() + RETRY_MS
    for (;;) {
      const answer = await call(name, method, path, token, body)
      const isTransient = answer.status === 0 || answer.status >= 500 || answer.status === 429
      if (!isTransient || performance.now() > until || signal.aborted) return answer
      await sleep(300 + Math.random() * 700, undefined, { signal })
    }
  }

  const guest = await save('guest', 'POST', '/api/auth/guest', undefined, {})
  if (guest.status !== 200 && guest.status !== 201) return
  const { access_token: token } = JSON.parse(guest.text) as { access_token: string }
  await call('user', 'GET', '/api/user', token)
  await call('levels', 'GET', '/api/challenges/animals-nature/levels?difficulty=easy', token)
  await pause(3_000)

  const id = randomUUID()
  const place = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'multi-choice' }
  const started = await save('start', 'POST', '/api/runs', token, { id, ...place })
  if (started.status >= 300 || started.status === 0) return
  const run = JSON.parse(started.text) as Run
  const asked = run.questions.flatMap((question) => wordsAsked(question).map((wordId) => ({ question, wordId })))
  for (const { question, wordId } of asked) {
    await pause(AN_ANSWER_MS)
    const answerId = randomUUID()
    const headword = run.words.find((word) => word.id === wordId)?.headword ?? ''
    if (Math.random() < 0.3) await call('word', 'GET', `/api/words/${encodeURIComponent(headword)}`, token)
    if (listens && Math.random() < 0.3)
      await call('listen', 'GET', `/api/words/${encodeURIComponent(headword)}/audio?accent=us`, token)
    const saved = await save('answer', 'POST', `/api/runs/${id}/answers`, token, {
      answers: [
        {
          id: answerId,
          word_id: wordId,
          kind: question.kind,
          given: String(wordId),
          hinted: false,
          slips: 0,
          ms: AN_ANSWER_MS,
        },
      ],
    })
    if (saved.status === 200 || saved.status === 204) acknowledged.answers.add(answerId)
  }
  const finished = await save('finish', 'POST', `/api/runs/${id}/finish`, token)
  if (finished.status === 200) acknowledged.runs.add(id)
  await pause(2_000)
  await call('leaderboard', 'GET', '/api/leaderboard', token)
}
