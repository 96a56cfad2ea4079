// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { updateUser } from '#contract/profile'
import { getSoundRound, getSounds, recordSoundAnswers } from '#contract/sounds'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { insertSoundWords } from '#tests/sound-words'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { soundRounds } from '../../db/schema/sounds.ts'
import { sweep } from '../../jobs/retention.ts'
import type { Scorer } from '../../providers/scorer/index.ts'

/** Tells TH from S in one direction, and L from R in both; AA from AO, too, but badly. */
const scorer: Scorer = {
  score: () => Promise.resolve({ outcome: 'silent' }),
  confusionsOf: (phoneme) => ({ TH: ['S'], L: ['R'], R: ['L'], AA: ['AO'], AO: ['AA'] })[phoneme] ?? [],
  close: () => Promise.resolve(),
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ scorer })
  await insertSoundWords(app.db)
})
afterAll(() => app.close())

const round = async ({ token }: Person, query: { skill: 'hear' | 'say'; contrast?: string }, on = app) =>
  (await on.call(getSoundRound, { query }, token)).items

const send = (
  { token }: Person,
  id: string,
  given: readonly boolean[],
  contrast = 'TH S',
  skill: 'hear' | 'say' = 'hear',
) =>
  app.call(
    recordSoundAnswers,
    { body: { round: id, skill, answers: given.map((isRight) => ({ contrast, is_right: isRight })) } },
    token,
  )
const results = async ({ token }: Person) => (await app.call(getSounds, {}, token)).contrasts

test('a round has pairs of the dictionary with their words, each once', async () => {
  const items = await round(await app.user(), { skill: 'hear' })
  const pairs = items.map(({ words }) => words.map(({ headword }) => headword).join('/'))
  expect(pairs.toSorted()).toEqual(
    [
      'full/fool',
      'light/right',
      'load/road',
      'path/pass',
      'ride/wide',
      'right/ride',
      'thick/sick',
      'think/sink',
      'white/wide',
    ].toSorted(),
  )
  expect(items.find(({ contrast }) => contrast === 'TH S')?.words[0]).toMatchObject({
    meaning: { zh: '词' },
    ipa_us: expect.stringContaining('θ') as string,
  })
})

test('a pair that an accent does not tell apart by one sound is asked in the other alone', async () => {
  const ann = await app.user()
  const contrasts = async () => new Set((await round(ann, { skill: 'hear' })).map(({ contrast }) => contrast))
  expect(await contrasts()).not.toContain('AA AO')
  await app.call(updateUser, { body: { voice_accent: 'uk' } }, ann.token)
  expect(await contrasts()).toContain('AA AO')
})

test('what the British voice says alike is not asked of who hears it', async () => {
  const ann = await app.user()
  const contrasts = async () => (await round(ann, { skill: 'hear' })).map(({ contrast }) => contrast)
  expect(await contrasts()).toContain('UH UW')
  await app.call(updateUser, { body: { voice_accent: 'uk' } }, ann.token)
  expect(await contrasts()).not.toContain('UH UW')
})

test('one contrast alone can be trained, and an unknown one has no pairs', async () => {
  const ann = await app.user()
  expect(new Set((await round(ann, { skill: 'hear', contrast: 'L R' })).map(({ contrast }) => contrast))).toEqual(
    new Set(['L R']),
  )
  expect(await round(ann, { skill: 'hear', contrast: 'X Y' })).toEqual([])
})

test('to say is asked only what the scorer tells apart, and nothing without one', async () => {
  const ann = await app.user()
  await app.call(updateUser, { body: { voice_accent: 'uk' } }, ann.token)
  const items = await round(ann, { skill: 'say' })
  expect(new Set(items.map(({ contrast }) => contrast))).toEqual(new Set(['TH S', 'L R']))
  expect(await round(ann, { skill: 'say', contrast: 'AA AO' })).toEqual([])
  expect(await round(ann, { skill: 'say' }, await app.restarted({}))).toEqual([])
})

test('answers are summed up once, however often and in whatever order a round is sent', async () => {
  const ann = await app.user()
  const id = randomUUID()
  await send(ann, id, [true])
  await send(ann, id, [true, false, true])
  await send(ann, id, [true, false])
  await Promise.all([send(ann, id, [true, false, true, true]), send(ann, id, [true, false, true, true])])
  expect(await results(ann)).toEqual([{ contrast: 'TH S', skill: 'hear', right: 3, wrong: 1 }])
  await send(ann, randomUUID(), [false], 'L R')
  expect(await results(ann)).toContainEqual({ contrast: 'L R', skill: 'hear', right: 0, wrong: 1 })
  const { progress } = await app.call(getSounds, {}, ann.token)
  expect(progress.at(-1)).toMatchObject({ heard: 5, heard_right: 3, tries: 0 })
})

test('what was said is summed up apart from what was heard', async () => {
  const ann = await app.user()
  await send(ann, randomUUID(), [true, false], 'TH S', 'say')
  await send(ann, randomUUID(), [true])
  expect(await results(ann)).toEqual(
    expect.arrayContaining([
      { contrast: 'TH S', skill: 'say', right: 1, wrong: 1 },
      { contrast: 'TH S', skill: 'hear', right: 1, wrong: 0 },
    ]),
  )
  const { progress } = await app.call(getSounds, {}, ann.token)
  expect(progress.at(-1)).toMatchObject({ said: 2, said_right: 1, heard: 1, heard_right: 1, tries: 0 })
})

test('the same id of another learner is another round, and no memory is touched', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const id = randomUUID()
  await send(ann, id, [true])
  await send(ben, id, [false])
  expect(await results(ann)).toMatchObject([{ right: 1, wrong: 0 }])
  expect(await results(ben)).toMatchObject([{ right: 0, wrong: 1 }])
  expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(0)
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(0)
})

test.each([
  { answers: [] },
  { answers: Array.from({ length: 11 }, () => ({ contrast: 'TH S', is_right: true })) },
  { answers: [{ contrast: 'X Y', is_right: true }] },
])('answers that are none, too many or of no contrast are refused: $answers.length', async ({ answers: given }) => {
  const ann = await app.user()
  const body = { round: randomUUID(), skill: 'hear' as const, answers: given }
  expect(await app.refused(recordSoundAnswers, { body }, ann.token)).toMatchObject({ status: 400 })
  expect(await results(ann)).toEqual([])
})

test('a round is forgotten after 14 days', async () => {
  const ann = await app.user()
  await send(ann, randomUUID(), [true])
  app.advance(14 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(soundRounds, eq(soundRounds.userId, ann.id))).toBe(1)
  app.advance(1)
  await sweep(app.deps)
  expect(await app.db.$count(soundRounds, eq(soundRounds.userId, ann.id))).toBe(0)
})
