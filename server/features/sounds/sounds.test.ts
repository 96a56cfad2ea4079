// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { deleteAccount, exportData } from '#contract/privacy'
import { deleteRecording, saveRecording } from '#contract/recordings'
import { getSounds } from '#contract/sounds'
import { addDays } from '#rules/days'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { wavFile } from '#tests/recordings'
import { insertSoundWords } from '#tests/sound-words'
import { readExport } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { phonemeSums } from '../../db/schema/sounds.ts'
import { sweep } from '../../jobs/retention.ts'
import type { PhonemeScore, Scorer } from '../../providers/scorer/index.ts'
import { recordingScoring } from '../recordings/index.ts'

type Heard = readonly [phoneme: string, state: PhonemeScore['state'], heard?: string]

/** What the scorer hears next, and whether it is the word. */
let said: readonly Heard[] = []
let isRightWord = true
const scorer: Scorer = {
  score: () =>
    Promise.resolve({
      outcome: 'scored',
      overall: 80,
      isRightWord,
      words: [
        {
          text: 'apple',
          overall: 80,
          isRightWord,
          phonemes: said.map(([phoneme, state, heard]) => ({
            phoneme,
            state,
            ipa: phoneme,
            ...(heard !== undefined && { heard }),
          })),
        },
      ],
    }),
  confusionsOf: (phoneme) => ({ TH: ['S', 'T'], S: ['TH'], R: ['L'], AH: ['AA'] })[phoneme] ?? [],
  close: () => Promise.resolve(),
}

let app: TestApp
let wordIds: ReadonlyMap<string, number>
beforeAll(async () => {
  app = await createTestApp({ scorer })
  wordIds = await insertSoundWords(app.db)
})
afterAll(() => app.close())

const read = ({ token }: Person, on = app) => on.call(getSounds, {}, token)
const run = () => recordingScoring(app.deps)(new AbortController().signal)

/** Records and scores so many times what was heard. */
async function say({ token }: Person, heard: readonly Heard[], times = 1): Promise<string> {
  said = heard
  let id = ''
  for (let count = 0; count < times; count += 1)
    ({ id } = await app.call(saveRecording, { query: { word: 'apple' }, file: wavFile() }, token))
  await run()
  return id
}

const soundOf = async (ann: Person, phoneme: string) =>
  (await read(ann)).sounds.find((sound) => sound.phoneme === phoneme)

test('a learner without recordings has an empty profile of twelve weeks', async () => {
  const { weeks, progress, sounds, weakest, contrasts, can_score: canScore, judged } = await read(await app.user())
  expect(weeks).toHaveLength(12)
  expect(new Date(weeks.at(-1) ?? '').getUTCDay()).toBe(1)
  expect(progress).toEqual(weeks.map(() => ({ good: 0, tries: 0, heard_right: 0, heard: 0, said_right: 0, said: 0 })))
  expect({ sounds, weakest, contrasts, canScore }).toEqual({ sounds: [], weakest: [], contrasts: [], canScore: true })
  expect(judged).toEqual(['AH', 'R', 'S', 'TH'])
})

test('without a scorer the profile says that nothing is scored', async () => {
  const without = await app.restarted({})
  expect(await read(await app.user(), without)).toMatchObject({ can_score: false, judged: [] })
})

test('phonemes are summed up with what was heard most; those that are not judged are not', async () => {
  const ann = await app.user()
  await say(ann, [
    ['TH', 'good'],
    ['T', 'not_judged'],
  ])
  await say(ann, [['TH', 'replaced', 'T']])
  await say(ann, [['TH', 'replaced', 'S']], 2)
  await say(ann, [['TH', 'unclear', 'S']])
  const { sounds } = await read(ann)
  expect(sounds).toMatchObject([{ phoneme: 'TH', good: 1, unclear: 1, replaced: 3, heard: 'S' }])
  expect(sounds[0]?.weeks.at(-1)).toEqual({ good: 1, tries: 5 })
})

test('a take counts, though it is not kept', async () => {
  const ann = await app.user()
  said = [['TH', 'good']]
  await app.call(saveRecording, { query: { word: 'apple', keep: 'later' }, file: wavFile() }, ann.token)
  await run()
  expect((await read(ann)).sounds).toMatchObject([{ phoneme: 'TH', good: 1 }])
})

test('another word counts for nothing', async () => {
  const ann = await app.user()
  isRightWord = false
  await say(ann, [['TH', 'replaced', 'S']])
  isRightWord = true
  expect((await read(ann)).sounds).toEqual([])
})

test('a recording counts once, whichever replicas score it, and stays in the sums when it is deleted', async () => {
  const ann = await app.user()
  said = [['TH', 'good']]
  for (let count = 0; count < 6; count += 1)
    await app.call(saveRecording, { query: { word: 'apple' }, file: wavFile() }, ann.token)
  await Promise.all([run(), run(), run()])
  expect(await soundOf(ann, 'TH')).toMatchObject({ good: 6 })
  const id = await say(ann, [['TH', 'good']])
  await run()
  await app.call(deleteRecording, { params: { id } }, ann.token)
  app.advance(21 * MINUTE)
  await sweep(app.deps)
  expect(await soundOf(ann, 'TH')).toMatchObject({ good: 7 })
})

test('progress is by week on the learner’s calendar, and older weeks count in the whole alone', async () => {
  const ann = await app.user()
  await say(ann, [['R', 'good']])
  app.advance(7 * DAY)
  await say(ann, [['R', 'replaced', 'L']])
  const { weeks } = (await soundOf(ann, 'R')) ?? {}
  expect(weeks?.slice(-2)).toEqual([
    { good: 1, tries: 1 },
    { good: 0, tries: 1 },
  ])
  expect((await read(ann)).progress.slice(-2)).toMatchObject([
    { good: 1, tries: 1 },
    { good: 0, tries: 1 },
  ])
  const [eldest = ''] = (await read(ann)).weeks
  const old = { userId: ann.id, phoneme: 'R', state: 'unclear' as const, count: 1 }
  await app.db.insert(phonemeSums).values([eldest, addDays(eldest, -7)].map((week) => ({ ...old, week })))
  expect(await soundOf(ann, 'R')).toMatchObject({ good: 1, replaced: 1, unclear: 2 })
  const tries = (await read(ann)).progress.map((week) => week.tries)
  expect(tries).toEqual([1, ...Array.from({ length: 9 }, () => 0), 1, 1])
})

test('the weakest sounds come with the learner’s words that hold them: due, answered wrong, other ones, then pairs', async () => {
  const ann = await app.user()
  await say(
    ann,
    [
      ['TH', 'replaced', 'S'],
      ['R', 'good'],
      ['S', 'unclear', 'TH'],
    ],
    10,
  )
  const now = app.now()
  const card = (headword: string, days: number) => ({
    userId: ann.id,
    wordId: wordIds.get(headword) ?? 0,
    due: new Date(now.getTime() + days * DAY),
    stability: 1,
    difficulty: 5,
    scheduledDays: 1,
    learningSteps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  })
  await app.db.insert(cards).values([card('thick', 3), card('path', 9), card('think', -1), card('light', -2)])
  await app.db.insert(answers).values({
    userId: ann.id,
    id: randomUUID(),
    position: 0,
    wordId: wordIds.get('path') ?? 0,
    skill: 'see',
    kind: 'type_word',
    given: 'pass',
    correct: false,
    hinted: false,
    slips: 0,
    ms: 2_000,
    first: true,
    counted: true,
    points: 0,
    at: now,
  })
  const { weakest } = await read(ann)
  expect(weakest.map(({ phoneme }) => phoneme)).toEqual(['S', 'TH'])
  const ofTheta = weakest.find(({ phoneme }) => phoneme === 'TH')?.words ?? []
  expect(ofTheta.map(({ word, reason }) => [word.headword, reason])).toEqual([
    ['think', 'due'],
    ['path', 'missed'],
    ['thick', 'own'],
  ])
  const ofS = weakest.find(({ phoneme }) => phoneme === 'S')?.words ?? []
  expect(ofS.map(({ word, reason }) => [word.headword, reason])).toEqual([
    ['sink', 'pair'],
    ['pass', 'pair'],
    ['sick', 'pair'],
  ])
})

test('what is known of a learner’s sounds is in the export and goes with the account', async () => {
  const ann = await app.user()
  await say(ann, [['TH', 'replaced', 'S']])
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  const exported = await readExport<Record<string, unknown>>(await app.request(exportData.path, { token: ann.token }))
  expect(exported['phoneme_results']).toMatchObject([{ phoneme: 'TH', state: 'replaced', heard: 'S', count: 1 }])
  await app.call(deleteAccount, {}, ann.token)
  app.advance(14 * DAY)
  await sweep(app.deps)
  expect(await app.db.$count(phonemeSums, eq(phonemeSums.userId, ann.id))).toBe(0)
})
