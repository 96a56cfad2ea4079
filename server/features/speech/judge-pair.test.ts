/** Words of minimal pairs: which of the two was said. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ATTEMPT_BYTES } from '#contract/recording-limits'
import { getSounds } from '#contract/sounds'
import { judgePair } from '#contract/speech'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { junkRecordings, wavBytes, wavFile } from '#tests/recordings'
import { insertSoundWords } from '#tests/sound-words'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { speechAttempts } from '../../db/schema/practices.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { phonemeSums } from '../../db/schema/sounds.ts'
import {
  ScorerError,
  type PhonemeScore,
  type Score,
  type Scorer,
  type SpeechRecording,
} from '../../providers/scorer/index.ts'
import { QueueFullError } from '../../semaphore.ts'

/** What was heard of the first phoneme of each word. */
type Heard = Omit<PhonemeScore, 'phoneme' | 'ipa'> | 'another word'
let hears: Record<string, Heard | Exclude<Score['outcome'], 'scored'> | Error> = {}
const given: SpeechRecording[] = []
const FIRST: Record<string, string> = { think: 'TH', sink: 'S', right: 'R', light: 'L' }

/** Tells TH from S in both directions, and L from R in the one of L. */
const scorer: Scorer = {
  async score(recording) {
    given.push(recording)
    const { text = '' } = recording.words[0] ?? {}
    const heard = hears[text] ?? 'another word'
    if (heard instanceof Error) throw heard
    if (heard === 'silent' || heard === 'no_speech' || heard === 'too_loud' || heard === 'too_long')
      return { outcome: heard }
    const isRightWord = heard !== 'another word'
    const phonemes = isRightWord ? [{ phoneme: FIRST[text] ?? '', ipa: '', ...heard }] : []
    return { outcome: 'scored', overall: 80, isRightWord, words: [{ text, overall: 80, isRightWord, phonemes }] }
  },
  confusionsOf: (phoneme) => ({ TH: ['S'], S: ['TH'], L: ['R'] })[phoneme] ?? [],
  close: () => Promise.resolve(),
}

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({ scorer })
  await insertSoundWords(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  given.length = 0
  hears = { think: { state: 'good' }, sink: { state: 'replaced', heard: 'TH' } }
  ann = await app.user()
})

const inputOf = ({ word = 'think', other = 'sink', file = wavFile() } = {}) => ({ query: { word, other }, file })
const say = (input = inputOf(), on = app) => on.call(judgePair, input, ann.token)
const refusedSay = (input = inputOf(), token: string | undefined = ann.token) => app.refused(judgePair, input, token)

describe('which word was said', () => {
  test('the recording is scored as both words, and the one that was asked for is right', async () => {
    expect(await say()).toEqual({ verdict: 'right', sound: 'TH' })
    expect(given.map(({ words }) => words[0]?.text)).toEqual(['think', 'sink'])
  })

  test('the other one is the other one, whichever was asked for', async () => {
    expect(await say(inputOf({ word: 'sink', other: 'think' }))).toEqual({ verdict: 'other', sound: 'TH' })
    hears = { think: { state: 'replaced', heard: 'S' }, sink: { state: 'good' } }
    expect(await say()).toEqual({ verdict: 'other', sound: 'S' })
  })

  test('neither is neither, and a third sound is named', async () => {
    hears = { think: { state: 'replaced', heard: 'T' }, sink: 'another word' }
    expect(await say()).toEqual({ verdict: 'neither', sound: 'T' })
    hears = {}
    expect(await say()).toEqual({ verdict: 'neither', sound: null })
  })

  test('what could be either is neither, unless the scorer hears one direction alone', async () => {
    hears = { think: { state: 'good' }, sink: { state: 'good' }, light: { state: 'good' }, right: { state: 'good' } }
    expect(await say()).toEqual({ verdict: 'neither', sound: null })
    expect(await say(inputOf({ word: 'light', other: 'right' }))).toEqual({ verdict: 'right', sound: 'L' })
    expect(await say(inputOf({ word: 'right', other: 'light' }))).toEqual({ verdict: 'other', sound: 'L' })
  })

  test('nothing of it is kept', async () => {
    await say()
    for (const table of [speechAttempts, recordings, phonemeSums, cards, answers])
      expect(await app.db.$count(table, eq(table.userId, ann.id))).toBe(0)
    expect((await app.call(getSounds, {}, ann.token)).contrasts).toEqual([])
    const folder = join(app.deps.env.dataDir, 'files/recordings')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})

describe('what cannot be judged has no verdict', () => {
  test.each(['silent', 'no_speech', 'too_loud'] as const)('%s', async (reason) => {
    hears = { think: reason }
    expect(await say()).toEqual({ verdict: null, sound: null, reason })
    expect(given).toHaveLength(1)
  })

  test('a scorer that fails at either word, is full, or is gone', async () => {
    hears = { think: new ScorerError('it fell over', true) }
    expect(await say()).toMatchObject({ verdict: null, reason: 'failed' })
    hears = { think: { state: 'good' }, sink: new ScorerError('it fell over', true) }
    expect(await say()).toMatchObject({ verdict: null, reason: 'failed' })
    hears = { think: new QueueFullError('too many calls wait') }
    expect(await refusedSay()).toMatchObject({ status: 503, code: 'busy' })
    expect(await say(inputOf(), await app.restarted({}))).toMatchObject({ verdict: null, reason: 'no_scorer' })
  })
})

describe('the server refuses', () => {
  test.each([
    ['think', 'light'],
    ['think', 'think'],
    ['white', 'wide'],
    ['spot', 'sport'],
    ['x', "'--"],
  ])('%s and %s, which are no pair that it tells apart', async (word, other) => {
    expect(await refusedSay(inputOf({ word, other }))).toMatchObject({ status: 400, code: 'field_invalid' })
    expect(given).toEqual([])
  })

  test('guests, and who is nobody', async () => {
    const guest = await app.guest()
    expect(await refusedSay(inputOf(), guest.token)).toMatchObject({ status: 403, code: 'guest_not_allowed' })
    expect(await app.refused(judgePair, inputOf())).toMatchObject({ status: 401 })
  })

  const small = junkRecordings.filter(([, bytes]) => bytes.length <= ATTEMPT_BYTES)
  test.each(small)('%s', async (_, bytes, code, status) => {
    const refusal = await refusedSay(inputOf({ file: wavFile(bytes) }))
    expect(refusal).toMatchObject({ code, status, fields: { file: refusal.message } })
    expect(given).toEqual([])
  })

  test('more than ten seconds', async () => {
    const tooLong = wavFile(wavBytes({ seconds: 10.5 }))
    expect(await refusedSay(inputOf({ file: tooLong }))).toMatchObject({ code: 'recording_too_long' })
    expect((await refusedSay(inputOf({ file: wavFile(wavBytes({ seconds: 30 })) }))).status).toBe(413)
  })
})
