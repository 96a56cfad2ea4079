/**
 * How well the built-in scorer judges synthetic voices: words drawn by a seed, said right, compared with another word, and with one phoneme
 * replaced as learners replace it. `node scripts/judge-scorer.ts [seed] [words]` prints the table of docs/pronunciation.md. Seed 1 is for
 * development: other seeds leave its pairs out.
 */
import { join } from 'node:path'
import process from 'node:process'
import { buildContent } from '#content/build'
import { seededRandom, shuffled } from '#rules/random'
import { createBuiltInScorer } from '../server/providers/scorer/create-scorer.ts'
import type { Scorer, WordScore } from '../server/providers/scorer/index.ts'
import { createShutdownSteps } from '../server/shutdown.ts'
import { drawPairs, phonesOf, type Pair, type SpokenWord } from './minimal-pairs.ts'
import { createSyntheticVoices, type SyntheticVoice } from './synthetic-voices.ts'

const DEVELOPMENT_SEED = '1'
const PAIRS = 32
const MOST_FREQUENCY = 12_000

interface Judge extends SyntheticVoice {
  readonly scorer: Scorer
  readonly times: number[]
}

async function readWords(): Promise<SpokenWord[]> {
  return (await buildContent()).words.flatMap(({ headword, ipaUk, ipaUs, tags, frequency, unfit }) =>
    !unfit && tags.length > 0 && (frequency ?? Infinity) <= MOST_FREQUENCY && /^[a-z]{2,}$/.test(headword)
      ? ipaUk && ipaUs
        ? [{ name: headword, us: ipaUs, uk: ipaUk, frequency: frequency ?? 0 }]
        : []
      : [],
  )
}

async function score({ scorer, say, times }: Judge, ipa: string, word: SpokenWord): Promise<WordScore | null> {
  const samples = await say(ipa)
  const start = performance.now()
  const result = await scorer.score({ samples, words: [{ text: word.name, phonemes: [word.us, word.uk] }] })
  times.push(performance.now() - start)
  return result.outcome === 'scored' ? (result.words[0] ?? null) : null
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

async function judgeWords(judge: Judge, words: readonly SpokenWord[]) {
  let right = 0
  let wrong = 0
  let good = 0
  let judged = 0
  let phonemes = 0
  let stressed = 0
  let stresses = 0
  for (const [index, word] of words.entries()) {
    const said = await score(judge, word[judge.accent], word)
    right += said?.isRightWord ? 1 : 0
    phonemes += said?.phonemes.length ?? 0
    judged += said?.phonemes.filter(({ state }) => state !== 'not_judged').length ?? 0
    good += said?.phonemes.filter(({ state }) => state === 'good').length ?? 0
    if (said?.stress) {
      stresses++
      stressed += said.stress.heard === said.stress.expected ? 1 : 0
    }
    const length = phonesOf(word.us).length
    const nearest = words
      .map((other, nth) => ({ other, difference: Math.abs(phonesOf(other.us).length - length), nth }))
      .filter(({ nth }) => nth !== index)
      .toSorted((one, two) => one.difference - two.difference || after(one.nth, index) - after(two.nth, index))[0]
    if (nearest) wrong += (await score(judge, word[judge.accent], nearest.other))?.isRightWord ? 1 : 0
  }
  return { right, wrong, good, judged, phonemes, stressed, stresses }
}

/** How far behind a place another one is, round the end: each word is compared with its next one of the same length. */
const after = (place: number, from: number) => (place - from + 10_000) % 10_000

async function judgePairs(judge: Judge, pairs: readonly Pair[]) {
  const usable = pairs.filter(({ isPairInUk }) => judge.accent === 'us' || isPairInUk)
  let flagged = 0
  let named = 0
  const missed: string[] = []
  for (const { target, spoken, right, heard } of usable) {
    const result = await score(judge, spoken[judge.accent], target)
    const phoneme = result?.phonemes.find(
      (each) => each.phoneme === right && (each.state === 'unclear' || each.state === 'replaced'),
    )
    if (phoneme || !result?.isRightWord) flagged++
    else missed.push(`${target.name} as ${spoken.name}`)
    if (phoneme?.heard === heard) named++
  }
  return { flagged, named, pairs: usable.length, missed }
}

const seed = process.argv[2] ?? DEVELOPMENT_SEED
const count = Number(process.argv[3] ?? 60)
const closing = createShutdownSteps()
const all = await readWords()
const words = shuffled(
  all.filter(({ name }) => name.length >= 3),
  seededRandom(`words ${seed}`),
).slice(0, count)
const development = drawPairs(all, DEVELOPMENT_SEED, PAIRS)
const isNew = ({ target, spoken }: Pair) =>
  !development.some((old) => old.target.name === target.name && old.spoken.name === spoken.name)
const pairs =
  seed === DEVELOPMENT_SEED
    ? development
    : drawPairs(all, seed, 4 * PAIRS)
        .filter(isNew)
        .slice(0, PAIRS)

const scorer = createBuiltInScorer(join('node_modules', '.cache', 'wordgrove-scorer'), { timeoutMs: 60_000 })
closing.add(() => scorer.close())
process.stdout.write(
  `Seed ${seed}, ${words.length} words\n| Voice | Right word taken | Wrong word taken | Phonemes judged | Right phonemes good | Errors flagged | Error named | Stress right |\n|---|---|---|---|---|---|---|---|\n`,
)
const times: number[] = []
const missed: string[] = []
for (const voice of createSyntheticVoices(closing)) {
  const { name } = voice
  const judge: Judge = { ...voice, scorer, times }
  const said = await judgeWords(judge, words)
  const errors = await judgePairs(judge, pairs)
  // prettier-ignore
  const cells = [
    name, share(said.right, words.length), share(said.wrong, words.length), share(said.judged, said.phonemes), share(said.good, said.judged),
    `${errors.flagged} of ${errors.pairs}`, `${errors.named} of ${errors.pairs}`, share(said.stressed, said.stresses),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
  missed.push(`${name}: ${errors.missed.join(', ')}\n`)
}
const sorted = times.toSorted((one, other) => one - other)
const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
process.stdout.write(`\nMissed\n${missed.join('')}\nMilliseconds for a word: median ${at(0.5)}, p95 ${at(0.95)}\n`)
await closing.run()
