// @module-tag postgres
import { deleteRecording, getRecording, restoreRecording, saveRecording } from '#contract/recordings'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { wavFile } from '#tests/recordings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examples, senses, words } from '../../db/schema/words.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { ScorerError, type Score, type Scorer, type SpeechRecording } from '../../providers/scorer/index.ts'
import { QueueFullError } from '../../semaphore.ts'
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
const run = (isStopping = () => false, on: TestApp = app) => recordingScoring(on.deps)(isStopping)

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

test.each(['silent', 'no_speech', 'too_loud'] as const)('what is %s has no score, and says why', async (outcome) => {
  const ann = await app.user()
  const { id } = await save(ann)
  answer = () => Promise.resolve({ outcome })
  await run()
  const recording = await read(ann, id)
  expect(recording).toMatchObject({ state: 'not_scored', reason: outcome })
  expect(recording).not.toHaveProperty('score')
})

test('what fails is tried three times, and no recording waits for another', async () => {
  const ann = await app.user()
  const [{ id }, other] = [await save(ann), await save(ann, { word: 'pear' })]
  answer = ({ words: [word] }) =>
    word?.text === 'apple' ? Promise.reject(new ScorerError('it fell over', true)) : Promise.resolve(good)
  for (const state of ['queued', 'queued', 'not_scored']) {
    await run()
    expect(await read(ann, id)).toMatchObject({ state })
    expect(await read(ann, other.id)).toMatchObject({ state: 'scored' })
    app.advance(MINUTE)
  }
  await run()
  expect(given).toHaveLength(4)
  expect(await read(ann, id)).toMatchObject({ reason: 'failed' })
})

test('what can never be scored is not tried again; a scorer without room is asked later', async () => {
  const ann = await app.user()
  const first = await save(ann)
  answer = () => Promise.reject(new QueueFullError('too many calls wait'))
  await run()
  expect(await read(ann, first.id)).toMatchObject({ state: 'queued' })
  answer = () => Promise.reject(new ScorerError('never', false))
  app.advance(MINUTE)
  await run()
  expect(await read(ann, first.id)).toMatchObject({ state: 'not_scored', reason: 'failed' })
  expect(given).toHaveLength(2)
})

test('two replicas take each recording once', async () => {
  const ann = await app.user()
  for (let count = 0; count < 12; count += 1) await save(ann)
  await Promise.all([run(), run(), run()])
  expect(given).toHaveLength(12)
})

test('what a killed process had taken is taken again when its lease ends, and a stop leaves the rest queued', async () => {
  const ann = await app.user()
  const [first, second] = [await save(ann), await save(ann)]
  let isStopping = false
  const { promise: never } = Promise.withResolvers<Score>()
  answer = () => never
  void run()
  await expect.poll(() => given.length).toBe(1)
  answer = () => {
    isStopping = true
    return Promise.resolve(good)
  }
  await run(() => isStopping)
  expect(await read(ann, second.id)).toMatchObject({ state: 'scored' })
  await run()
  expect(await read(ann, first.id)).toMatchObject({ state: 'queued' })
  app.advance(2 * MINUTE + 1)
  await run()
  expect(await read(ann, first.id)).toMatchObject({ state: 'scored' })
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

test('without a scorer nothing waits', async () => {
  const ann = await app.user()
  const { id } = await save(ann)
  const without = await app.restarted({})
  await run(undefined, without)
  expect(await read(ann, id)).toMatchObject({ state: 'not_scored', reason: 'no_scorer' })
  const query = { word: 'apple' }
  expect(await without.call(saveRecording, { query, file: wavFile() }, ann.token)).toMatchObject({
    state: 'not_scored',
    reason: 'no_scorer',
  })
})
