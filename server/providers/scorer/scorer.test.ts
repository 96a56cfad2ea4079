/** The built-in scorer with its real engine, on words that the built-in voices say. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSpokenWords } from '#tests/spoken-word'
import { createShutdownSteps } from '../../shutdown.ts'
import { createBuiltInScorer, createScorer } from './create-scorer.ts'
import type { Scorer, TargetWord } from './index.ts'

/** Shared by all tests of the project: the engine is repaired once. */
const CACHE = 'node_modules/.cache/wordgrove-scorer'

const closing = createShutdownSteps()
const say = createSpokenWords(closing)
let scorer: Scorer
beforeAll(() => {
  scorer = createBuiltInScorer(CACHE, { timeoutMs: 60_000 })
})
afterAll(async () => {
  await scorer.close()
  await closing.run()
})

const word = (text: string, ...phonemes: string[]): TargetWord => ({ text, phonemes })
async function scoreWord(spoken: string, accent: 'us' | 'uk', target: TargetWord) {
  const score = await scorer.score({ samples: await say(spoken, accent), words: [target] })
  if (score.outcome !== 'scored') throw new Error(score.outcome)
  const [first] = score.words
  if (!first) throw new Error('no word was scored')
  return first
}
const statesOf = ({ phonemes }: { phonemes: readonly { phoneme: string; state: string }[] }) =>
  Object.fromEntries(phonemes.map(({ phoneme, state }) => [phoneme, state]))

const negotiate = word('negotiate', 'nɪˈɡəʊʃieɪt', 'nəˈɡoʊʃiˌeɪt')
const car = word('car', 'kɑː', 'kɑr')

describe('the right word', { timeout: 60_000 }, () => {
  test.each([
    ['nəˈɡoʊʃiˌeɪt', 'us', negotiate],
    ['nɪˈɡəʊʃieɪt', 'uk', negotiate],
    ['kɑr', 'us', car],
    ['kɑː', 'uk', car],
  ] as const)('/%s/ in its accent (%s) is taken', async (spoken, accent, target) => {
    const score = await scoreWord(spoken, accent, target)
    expect(score.isRightWord).toBe(true)
    expect(score.overall).toBeGreaterThanOrEqual(80)
  })

  test('gets the same score each time', async () => {
    const first = await scoreWord('nəˈɡoʊʃiˌeɪt', 'us', negotiate)
    expect(await scoreWord('nəˈɡoʊʃiˌeɪt', 'us', negotiate)).toEqual(first)
  })

  test('said with another phoneme is told which', async () => {
    const score = await scoreWord('raɪt', 'us', word('light', 'laɪt'))
    expect(score.phonemes[0]).toMatchObject({ phoneme: 'L', state: 'replaced', heard: 'R' })
    expect(statesOf(score)).toMatchObject({ AY: 'good', T: 'not_judged' })
  })

  test('said as a word with another open vowel is not taken for right', async () => {
    const score = await scoreWord('fɑr', 'us', word('four', 'fɔː', 'fɔr'))
    expect(statesOf(score).AO).not.toBe('good')
  })

  test('is taken from a microphone that cuts off what is loud', async () => {
    const samples = await say('kəmˈpiːtɪŋ', 'us')
    const loudest = Math.max(...samples.map(Math.abs))
    const cut = samples.map((sample) => 2 * Math.max(-0.35 * loudest, Math.min(0.35 * loudest, sample)))
    const score = await scorer.score({ samples: cut, words: [word('competing', 'kəmˈpiːtɪŋ', 'kəmˈpitɪŋ')] })
    expect(score).toMatchObject({ outcome: 'scored', isRightWord: true })
  })
})

test('a score does not depend on who was heard before', { timeout: 60_000 }, async () => {
  const cloud = { samples: await say('klaʊd', 'us'), words: [word('cloud', 'klaʊd')] }
  // What a microphone may hear of another learner: a hum that comes and goes, unlike any voice.
  const hum = Int16Array.from({ length: 48_000 }, (_, at) => {
    const seconds = (at / 16_000) % 2
    const loudness = seconds < 1 ? Math.sin(Math.PI * seconds) : 0
    return loudness * (9_800 * Math.sin(2 * Math.PI * 160 * seconds) + 3_200 * Math.sin(2 * Math.PI * 900 * seconds))
  })
  const first = await scorer.score(cloud)
  expect(first).toMatchObject({ outcome: 'scored', isRightWord: true })
  expect(await scorer.score({ samples: hum, words: [word('apple', 'ˈæpəl')] })).toMatchObject({ isRightWord: false })
  expect(await scorer.score(cloud)).toEqual(first)
})

test('another word is not the right one', { timeout: 60_000 }, async () => {
  const score = await scoreWord('ˈɛləfənt', 'us', negotiate)
  expect(score).toMatchObject({ isRightWord: false, overall: 0, phonemes: [] })
})

test('a sentence is scored word by word', { timeout: 60_000 }, async () => {
  const words = [word('the', 'ðə'), word('light', 'laɪt'), word('is', 'ɪz'), word('green', 'ɡriːn', 'ɡrin')]
  const right = await scorer.score({ samples: await say('ðə laɪt ɪz ɡrin', 'us'), words })
  expect(right).toMatchObject({ outcome: 'scored', isRightWord: true })
  const other = await scorer.score({
    samples: await say('ðə laɪt ɪz ɡrin', 'us'),
    words: words.with(3, word('yellow', 'ˈjɛloʊ')),
  })
  if (other.outcome !== 'scored') throw new Error(other.outcome)
  expect(other.words.map(({ isRightWord }) => isRightWord)).toEqual([true, true, true, false])
})

test('a sentence of which the end is left out is scored for what was said', { timeout: 60_000 }, async () => {
  const words = [
    word('the', 'ðə'),
    word('light', 'laɪt'),
    word('is', 'ɪz'),
    word('green', 'ɡriːn', 'ɡrin'),
    word('when', 'wen', 'wɛn'),
    word('children', 'ˈtʃɪldrən'),
    word('walk', 'wɔːk', 'wɔk'),
    word('across', 'əˈkrɒs', 'əˈkrɔs'),
  ]
  const score = await scorer.score({ samples: await say('ðə laɪt ɪz ɡrin', 'us'), words })
  if (score.outcome !== 'scored') throw new Error(score.outcome)
  expect(score.words.map(({ isRightWord }) => isRightWord)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a word of one syllable has no stress to judge', { timeout: 60_000 }, async () => {
  expect(await scoreWord('nɪə', 'uk', word('near', 'nɪə', 'nɪr'))).not.toHaveProperty('stress')
})

test('silence, a tone and noise get no score, and no process starts for them', async () => {
  const idle = createBuiltInScorer(CACHE, {}, new URL('./missing.ts', import.meta.url))
  const silence = new Int16Array(16_000)
  const tone = silence.map((_, index) => 8000 * Math.sin(index / 6))
  const noise = silence.map((_, index) => ((Math.imul(index + 1, 2_654_435_761) >>> 8) % 16_000) - 8000)
  expect(await idle.score({ samples: silence, words: [negotiate] })).toEqual({ outcome: 'silent' })
  for (const samples of [tone, noise])
    expect(await idle.score({ samples, words: [negotiate] })).toEqual({ outcome: 'no_speech' })
})

test('phonetics that hold no phoneme are refused', async () => {
  const samples = await say('kɑr', 'us')
  for (const phonemes of ['?', ''])
    await expect(scorer.score({ samples, words: [word('car', phonemes)] })).rejects.toMatchObject({
      name: 'ScorerError',
      isRetryable: false,
    })
})

test('an installation has the built-in scorer without settings', () => {
  expect(createScorer(CACHE, closing, null)).not.toBeNull()
})

test('says which phonemes it can hear in place of one, and of which it never calls any wrong', () => {
  expect(scorer.confusionsOf?.('TH')).toEqual(['S', 'T', 'F'])
  expect(scorer.confusionsOf?.('T')).toEqual([])
})
