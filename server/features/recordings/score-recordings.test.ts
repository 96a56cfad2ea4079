// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { deleteRecording, getRecording, restoreRecording, saveRecording } from '#contract/recordings'
import { addDays, dayIn } from '#rules/days'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'

import type { Person } from '#tests/people'
import { wavFile } from '#tests/recordings'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examples, senses, words } from '../../db/schema/words.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { phonemeSums } from '../../db/schema/sounds.ts'
import {
  ScorerError,
  ScorerSettingsError,
  type Score,
  type Scorer,
  type SpeechRecording,
} from '../../providers/scorer/index.ts'
import { QueueFullError } from '../../semaphore.ts'
import { acquireQueued } from './queue.store.ts'
import { recordingScoring } from './score-recordings.ts'

const good: Score = {
  outcome: 'scored',
  overall: 87.6,
  isRightWord: true,
  words: [
    {
      text: 'apple',
      overall: 87.6,
      isRightWord: true,
      phonemes: [
        { phoneme: 'AE', ipa: 'æ', state: 'good' },
        { phoneme: 'P', ipa: 'p', state: 'replaced', heard: 'B' },
      ],
      stress: { expected: 0, heard: 0 },
    },
  ],
}
const phonemes = [
  { phoneme: 'AE', ipa: 'æ', state: 'good' },
  { phoneme: 'P', ipa: 'p', state: 'replaced', heard: 'B' },
]

/** Scores as it is told, and notes what it was given. */
let answer: (recording: SpeechRecording) => Promise<Score>
let given: SpeechRecording[] = []
const scorer: Scorer = {
  score(recording) {
    given.push(recording)
    return answer(recording)
  },
  close: () => Promise.resolve(),
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ scorer })
  const [apple] = await app.db.select({ id: words.id }).from(words).where(eq(words.headword, 'apple'))
  const wordId = apple?.id ?? 0
  await app.db.insert(examples).values({ wordId, position: 90, en: 'A dog, a cat!', zh: null })
  await app.db.update(senses).set({ ipaUk: 'ˈæpəl', ipaUs: 'ˈæpəl' }).where(eq(senses.wordId, wordId))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(recordings)
  given = []
  answer = () => Promise.resolve(good)
})

const save = ({ token }: Person, query: object = { word: 'apple' }) =>
  app.call(saveRecording, { query, file: wavFile() }, token)
const read = ({ token }: Person, id: string) => app.call(getRecording, { params: { id } }, token)
const run = (stop = new AbortController().signal, on: TestApp = app) => recordingScoring(on.deps)(stop)

test('a word waits in the queue, is scored, and its learner is told', async () => {
  const ann = await app.user()
  const told: string[] = []
  const stop = app.deps.live.hear(ann.id, ({ resource }) => void told.push(resource))
  const { id, state } = await save(ann)
  expect(state).toBe('queued')
  await expect.poll(() => told).toEqual(['recordings'])
  await run()
  await expect.poll(() => told).toEqual(['recordings', 'recordings'])
  expect(await read(ann, id)).toMatchObject({
    state: 'scored',
    score: {
      overall: 88,
      right_word: true,
      phonemes,
      words: [{ text: 'apple', overall: 88, right_word: true, phonemes, stress: { expected: 0, heard: 0 } }],
    },
  })
  expect(given.map(({ words: target }) => target)).toEqual([[{ text: 'apple', phonemes: ['wɪm', 'ˈæpəl'] }]])
  expect(given[0]?.samples).toHaveLength(8_000)
  stop()
})

test('a sentence is scored word by word; one with a word that has no phonetics is kept without a score', async () => {
  const ann = await app.user()
  const [apple] = await app.db.select({ id: words.id }).from(words).where(eq(words.headword, 'apple'))
  expect(await save(ann, { sentence: `${apple?.id}-90` })).toMatchObject({ state: 'queued', text: 'A dog, a cat!' })
  await run()
  expect(given[0]?.words.map(({ text }) => text)).toEqual(['A', 'dog', 'a', 'cat'])
  expect(given[0]?.words[0]?.phonemes).toContain('ə')
  const unknown = await save(ann, { sentence: 'My qwertzuiop is here.' })
  expect(unknown).toMatchObject({ state: 'not_scored', reason: 'unknown_sound' })
})

test.each(['silent', 'no_speech', 'too_loud', 'too_long'] as const)(
  'what is %s has no score, and says why',
  async (outcome) => {
    const ann = await app.user()
    const { id } = await save(ann)
    answer = () => Promise.resolve({ outcome })
    await run()
    const recording = await read(ann, id)
    expect(recording).toMatchObject({ state: 'not_scored', reason: outcome })
    expect(recording).not.toHaveProperty('score')
  },
)

test('what fails is tried five times with growing pauses, and no recording waits for another', async () => {
  const ann = await app.user()
  const [{ id }, other] = [await save(ann), await save(ann, { word: 'pear' })]
  answer = ({ words: [word] }) =>
    word?.text === 'apple' ? Promise.reject(new ScorerError('it fell over', true)) : Promise.resolve(good)
  await run()
  expect(await read(ann, other.id)).toMatchObject({ state: 'scored' })
  for (const [index, seconds] of [5, 60, 720, 8640].entries()) {
    expect(await read(ann, id)).toMatchObject({ state: 'queued' })
    app.advance(seconds * 1000)
    await run()
    expect(given).toHaveLength(2 + index)
    app.advance(1)
    await run()
    expect(given).toHaveLength(3 + index)
  }
  expect(await read(ann, id)).toMatchObject({ state: 'not_scored', reason: 'failed' })
})

test('an outage of two hours, or a wrong key meanwhile, costs no recording its score', async () => {
  const ann = await app.user()
  const saved = [await save(ann), await save(ann), await save(ann)]
  const causes = [
    new ScorerError('it is down', true),
    new ScorerSettingsError('401'),
    new ScorerSettingsError('403'),
    new ScorerError('it is down', true),
  ]
  for (const cause of causes) {
    answer = () => Promise.reject(cause)
    await run()
    app.advance(HOUR)
  }
  const errors = app.logs.filter(({ msg, level }) => msg === 'a recording was not scored' && Number(level) >= 50)
  expect(errors).toHaveLength(6)
  answer = () => Promise.resolve(good)
  app.advance(2 * HOUR)
  await run()
  for (const { id } of saved) expect(await read(ann, id)).toMatchObject({ state: 'scored' })
})

test('what can never be scored is not tried again', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  answer = () => Promise.reject(new ScorerError('never', false))
  await run()
  expect(await read(ann, id)).toMatchObject({ state: 'not_scored', reason: 'failed' })
  app.advance(DAY)
  await run()
  expect(given).toHaveLength(1)
})

test('a scorer without room is asked later, however often, and that is no try', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  answer = () => Promise.reject(new QueueFullError('too many calls wait'))
  for (let count = 0; count < 6; count += 1) {
    await run()
    app.advance(MINUTE)
  }
  expect(given).toHaveLength(6)
  answer = () => Promise.reject(new ScorerError('it fell over', true))
  await run()
  answer = () => Promise.resolve(good)
  app.advance(MINUTE)
  await run()
  expect(await read(ann, id)).toMatchObject({ state: 'scored' })
})

test('learners are scored in turn: one waits for one recording of another, not for all', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  for (const word of ['apple', 'apple', 'apple', 'apple']) await save(ann, { word })
  for (const word of ['pear', 'pear', 'pear']) await save(ben, { word })
  await run()
  const order = given.map(({ words: [word] }) => word?.text)
  expect(order).toHaveLength(7)
  expect(order.slice(0, 6).filter((text, index) => text === order[index - 1])).toEqual([])
})

test('a service scores several at once', async () => {
  const ann = await app.user()
  for (let count = 0; count < 6; count += 1) await save(ann)
  const finish = Promise.withResolvers<Score>()
  answer = () => finish.promise
  const running = run(undefined, await app.restarted({ scorer: { ...scorer, concurrency: 4 } }))
  await expect.poll(() => given.length).toBe(4)
  finish.resolve(good)
  await running
  expect(given).toHaveLength(6)
})

test('one recording is acquired, whichever way the database looks for it', async () => {
  const ann = await app.user()
  for (let count = 0; count < 5; count += 1) await save(ann)
  const at = app.now()
  await app.db.transaction(async (tx) => {
    // The planner is left nothing but a loop over all rows.
    for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'indexscan', 'bitmapscan', 'memoize'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    await acquireQueued(tx, at, new Date(at.getTime() + MINUTE), null)
  })
  expect(await app.db.$count(recordings, isNotNull(recordings.takenUntil))).toBe(1)
})

test('two replicas take each recording once', async () => {
  const ann = await app.user()
  for (let count = 0; count < 12; count += 1) await save(ann)
  await Promise.all([run(), run(), run()])
  expect(given).toHaveLength(12)
})

test('what a killed process had taken is taken again when its lease ends', async () => {
  const ann = await app.user()
  const [first, second] = [await save(ann), await save(ann)]
  const { promise: never } = Promise.withResolvers<Score>()
  answer = () => never
  void run()
  await expect.poll(() => given.length).toBe(1)
  answer = () => Promise.resolve(good)
  await run()
  expect(await read(ann, second.id)).toMatchObject({ state: 'scored' })
  expect(await read(ann, first.id)).toMatchObject({ state: 'queued' })
  app.advance(2 * MINUTE + 1)
  await run()
  expect(await read(ann, first.id)).toMatchObject({ state: 'scored' })
})

test('a stop waits for no score: what was being scored is queued again at once', async () => {
  const ann = await app.user()
  const [first, second] = [await save(ann), await save(ann)]
  const { promise: never } = Promise.withResolvers<Score>()
  answer = () => never
  const stop = new AbortController()
  const running = run(stop.signal)
  await expect.poll(() => given.length).toBe(1)
  stop.abort()
  await running
  expect(given).toHaveLength(1)
  answer = () => Promise.resolve(good)
  app.advance(1)
  await run()
  for (const { id } of [first, second]) expect(await read(ann, id)).toMatchObject({ state: 'scored' })
  expect(await app.db.select({ attempts: recordings.attempts }).from(recordings)).toEqual([
    { attempts: 1 },
    { attempts: 1 },
  ])
})

test('a deleted recording is not scored until it is taken back', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  const params = { id }
  await app.call(deleteRecording, { params }, ann.token)
  await run()
  expect(given).toHaveLength(0)
  await app.call(restoreRecording, { params }, ann.token)
  await run()
  expect(await read(ann, id)).toMatchObject({ state: 'scored' })
})

test('a replica without a scorer leaves the queue of the others alone', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  const without = await app.restarted({})
  app.advance(HOUR)
  await run(undefined, without)
  expect(await read(ann, id)).toMatchObject({ state: 'queued' })
  const finish = Promise.withResolvers<Score>()
  answer = () => finish.promise
  const running = run()
  await expect.poll(() => given.length).toBe(1)
  // Old enough, and with another replica at this moment.
  app.advance(1)
  await run(undefined, without)
  finish.resolve(good)
  await running
  expect(await read(ann, id)).toMatchObject({ state: 'scored' })
})

test('its phonemes count for the week in which it was said', async () => {
  const ann = await app.user()
  const at = new Date(app.now().getTime() - 14 * DAY).toISOString()
  await save(ann, { word: 'apple', at })
  await run()
  const rows = await app.db.select().from(phonemeSums).where(eq(phonemeSums.userId, ann.id))
  const day = dayIn('Asia/Shanghai', new Date(at))
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
  expect(new Set(rows.map(({ week }) => week))).toEqual(new Set([monday]))
})

test('what was said long before it was sent waits its hour all the same, from when the server had it', async () => {
  const ann = await app.user()
  const at = new Date(app.now().getTime() - 20 * DAY).toISOString()
  const { id } = await save(ann, { word: 'apple', at })
  const without = await app.restarted({})
  app.advance(HOUR)
  await run(undefined, without)
  expect(await read(ann, id)).toMatchObject({ state: 'queued', created_at: at })
  app.advance(1)
  await run(undefined, without)
  expect(await read(ann, id)).toMatchObject({ state: 'not_scored', reason: 'no_scorer', created_at: at })
})

test('without a scorer nothing waits for longer than an hour, however much there is', async () => {
  const ann = await app.user()
  const told: string[] = []
  const stop = app.deps.live.hear(ann.id, ({ resource }) => void told.push(resource))
  const row = { userId: ann.id, kind: 'word', text: 'apple', state: 'queued', ms: 500, bytes: 16_044 }
  await app.db.insert(recordings).values(
    Array.from({ length: 1_001 }, () => {
      const id = randomUUID()
      return { ...row, id, file: `recordings/${id}.wav`, createdAt: app.now(), savedAt: app.now() }
    }),
  )
  const without = await app.restarted({})
  app.advance(HOUR + 1)
  await run(undefined, without)
  const isEnded = and(eq(recordings.state, 'not_scored'), eq(recordings.reason, 'no_scorer'))
  expect(await app.db.$count(recordings, isEnded)).toBe(1_001)
  await expect.poll(() => told.length).toBe(3)
  stop()
  const query = { word: 'apple' }
  const ben = await app.user()
  expect(await without.call(saveRecording, { query, file: wavFile() }, ben.token)).toMatchObject({
    state: 'not_scored',
    reason: 'no_scorer',
  })
})
