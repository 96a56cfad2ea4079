/** A guest as the load driver plays one: opens the map, plays a level, looks words up, listens, sees the leaderboard. Every write that was acknowledged is kept by its id. */
import { randomUUID } from 'node:crypto'
import type { Run } from '#contract/challenges'
import type { Practice } from '#contract/practice'
import { wordsAsked } from '#rules/run'
import { createCalls, isDone, withEvents, type Calls, type LearnerOptions } from './calls.ts'

/** A word is answered in so many milliseconds, with the look at its feedback. */
const AN_ANSWER_MS = 4_000

export async function playGuest(options: LearnerOptions): Promise<void> {
  const guest = await createCalls(options).save('guest', 'POST', '/api/auth/guest', {})
  if (!isDone(guest)) return
  const { access_token: token } = JSON.parse(guest.text) as { access_token: string }
  const calls = createCalls(options, token)
  await withEvents(options, token, async () => {
    await calls.call('user', 'GET', '/api/user')
    await playLevel(calls, options)
    await calls.pause(2_000)
    await calls.call('leaderboard', 'GET', '/api/leaderboard')
  })
}

export async function playLevel(calls: Calls, options: LearnerOptions): Promise<void> {
  await calls.call('levels', 'GET', '/api/challenges/animals-nature/levels?difficulty=easy')
  await calls.pause(3_000)
  const id = randomUUID()
  const place = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'multi-choice' }
  const started = await calls.save('start', 'POST', '/api/runs', { id, ...place })
  if (!isDone(started)) return
  await answerAll(calls, options, JSON.parse(started.text) as Run, `/api/runs/${id}`)
  const finished = await calls.save('finish', 'POST', `/api/runs/${id}/finish`)
  if (isDone(finished)) options.acknowledged.runs.add(id)
}

/** Answers every question of a session, one call each; some words are looked up or listened to. */
export async function answerAll(
  calls: Calls,
  { acknowledged, listens }: LearnerOptions,
  { questions, words }: Pick<Run | Practice, 'questions' | 'words'>,
  path: string,
): Promise<void> {
  const asked = questions.flatMap((question) => wordsAsked(question).map((wordId) => ({ question, wordId })))
  for (const { question, wordId } of asked) {
    await calls.pause(AN_ANSWER_MS)
    const id = randomUUID()
    const headword = encodeURIComponent(words.find((word) => word.id === wordId)?.headword ?? '')
    if (Math.random() < 0.3) await calls.call('word', 'GET', `/api/words/${headword}`)
    if (listens && Math.random() < 0.3) await calls.call('listen', 'GET', `/api/words/${headword}/audio?accent=us`)
    const answer = { id, word_id: wordId, kind: question.kind, given: String(wordId), hinted: false, slips: 0 }
    const saved = await calls.save('answer', 'POST', `${path}/answers`, { answers: [{ ...answer, ms: AN_ANSWER_MS }] })
    if (isDone(saved)) acknowledged.answers.add(id)
  }
}
