/**
 * How well the built-in scorer judges sentences of synthetic voices, word by word: example sentences of the product, drawn by a seed, said as they are,
 * with one word left out, and with another word in the place of one. `node scripts/judge-sentences.ts [seed] [sentences]` prints the table of
 * docs/pronunciation.md, and how long a sentence takes, alone and with one before it in the queue.
 */
import { join } from 'node:path'
import process from 'node:process'
import { buildContent } from '#content/build'
import { soundOfForm } from '#content/form-sounds'
import type { ContentRows } from '#content/rows'
import { readWeakForms } from '#content/weak-forms'
import { seededRandom, shuffled } from '#rules/random'
import { createBuiltInScorer } from '../server/providers/scorer/create-scorer.ts'
import type { Scorer, TargetWord, WordScore } from '../server/providers/scorer/index.ts'
import { createShutdownSteps } from '../server/shutdown.ts'
import { createSyntheticVoices, type SyntheticVoice } from './synthetic-voices.ts'

const SHORTEST = 4
const LONGEST = 12

interface Sounds {
  readonly us: string
  readonly uk: string
}
interface Sentence {
  readonly words: readonly string[]
  /** Place of the word that is left out or replaced, and what takes its place. */
  readonly place: number
  readonly other: string
}

/** Phonetics of headwords and of their forms, by their lower case. */
function indexSounds({ words, forms }: ContentRows): ReadonlyMap<string, Sounds> {
  const sounds = new Map<string, Sounds>()
  for (const { headword, ipaUs, ipaUk } of words)
    if (ipaUs && ipaUk) sounds.set(headword.toLowerCase(), { us: ipaUs, uk: ipaUk })
  for (const { form, headword } of forms) {
    const base = sounds.get(headword.toLowerCase())
    if (!base || sounds.has(form)) continue
    const us = soundOfForm(headword, form, base.us, 'us')
    const uk = soundOfForm(headword, form, base.uk, 'uk')
    if (us && uk) sounds.set(form, { us, uk })
  }
  return sounds
}

const wordsIn = (text: string): string[] =>
  text.split(/[\s-]+/).flatMap((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}']+$/gu, '') || [])

/** As the server has it: each accent, strong and weak. */
function targetOf(sounds: ReadonlyMap<string, Sounds>, text: string): TargetWord | null {
  const found = sounds.get(text.toLowerCase())
  const weak = readWeakForms(text.toLowerCase())
  const all = [
    ...(found ? [found.us, found.uk] : []),
    ...(weak ? [weak.us.strong, weak.uk.strong, ...weak.us.weak, ...weak.uk.weak] : []),
  ]
  return all.length > 0 ? { text, phonemes: [...new Set(all)] } : null
}

function drawSentences(texts: readonly string[], sounds: ReadonlyMap<string, Sounds>, seed: string, count: number) {
  const random = seededRandom(`sentences ${seed}`)
  const isKnown = (word: string) => targetOf(sounds, word) !== null
  const usable = shuffled([...new Set(texts)], random)
    .map(wordsIn)
    .filter((words) => words.length >= SHORTEST && words.length <= LONGEST && words.every(isKnown))
    .slice(0, count + 1)
  return usable.slice(0, count).map((words, index): Sentence => {
    const place = Math.floor(random() * words.length)
    const said = words[place] ?? ''
    // The word of the next sentence that is nearest in length: as unlike in sound as chance has it.
    const [other = ''] = (usable[index + 1] ?? [])
      .filter((word) => word.toLowerCase() !== said.toLowerCase())
      .toSorted((one, two) => Math.abs(one.length - said.length) - Math.abs(two.length - said.length))
    return { words, place, other }
  })
}

/** What a voice says; a British one gets the phonetics of words that have no weak form. */
function speak({ read, accent }: SyntheticVoice, sounds: ReadonlyMap<string, Sounds>, words: readonly string[]) {
  const own = words.flatMap((word) => {
    const found = readWeakForms(word.toLowerCase()) ? undefined : sounds.get(word.toLowerCase())
    return found ? [[word.toLowerCase(), found.uk] as const] : []
  })
  const wordPhonemes = accent === 'uk' ? Object.fromEntries(own) : {}
  return read(`${words.join(' ')}.`, wordPhonemes)
}

/** Counts of one voice, in words. */
function createCounts() {
  return { words: 0, kept: 0, leftOut: 0, replaced: 0, others: 0, othersKept: 0, sentences: 0, taken: 0 }
}

async function judge(
  scorer: Scorer,
  voice: SyntheticVoice,
  sounds: ReadonlyMap<string, Sounds>,
  sentences: readonly Sentence[],
  times: { alone: number[]; queued: number[] },
) {
  const counts = createCounts()
  const countKept = (scores: readonly WordScore[]) => scores.filter(({ isRightWord }) => isRightWord).length
  for (const { words, place, other } of sentences) {
    const target = words.flatMap((word) => targetOf(sounds, word) ?? [])
    const score = async (samples: Int16Array) => {
      const result = await scorer.score({ samples, words: target })
      return result.outcome === 'scored' ? result : { isRightWord: false, words: [] }
    }
    const right = await speak(voice, sounds, words)
    const start = performance.now()
    const said = await score(right)
    times.alone.push(performance.now() - start)
    counts.words += words.length
    counts.kept += countKept(said.words)
    counts.sentences += 1
    counts.taken += said.isRightWord ? 1 : 0
    const without = await speak(voice, sounds, words.toSpliced(place, 1))
    const wrong = await speak(voice, sounds, words.toSpliced(place, 1, other))
    const from = performance.now()
    const [short, changed] = await Promise.all([
      score(without),
      score(wrong).finally(() => times.queued.push(performance.now() - from)),
    ])
    counts.leftOut += short.words[place]?.isRightWord === true ? 0 : 1
    counts.replaced += changed.words[place]?.isRightWord === true ? 0 : 1
    for (const each of [short, changed]) {
      counts.others += words.length - 1
      counts.othersKept += countKept(each.words.toSpliced(place, 1))
    }
  }
  return counts
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function summarizeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return `median ${at(0.5)}, p95 ${at(0.95)}`
}

const seed = process.argv[2] ?? '1'
const count = Number(process.argv[3] ?? 40)
const closing = createShutdownSteps()
const content = await buildContent()
const sounds = indexSounds(content)
const texts = content.examples.map(({ en }) => en)
const sentences = drawSentences(texts, sounds, seed, count)
const scorer = createBuiltInScorer(join('node_modules', '.cache', 'wordgrove-scorer'), { timeoutMs: 60_000 })
closing.add(() => scorer.close())
const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
process.stdout.write(
  `Seed ${seed}, ${sentences.length} sentences of ${words} words\n| Voice | Sentence taken | Right words kept | Left-out word noticed | Wrong word noticed | Other words kept beside |\n|---|---|---|---|---|---|\n`,
)
const times = { alone: [] as number[], queued: [] as number[] }
for (const voice of createSyntheticVoices(closing)) {
  const {
    taken,
    sentences: all,
    kept,
    words: total,
    leftOut,
    replaced,
    othersKept,
    others,
  } = await judge(scorer, voice, sounds, sentences, times)
  // prettier-ignore
  const cells = [
    voice.name, `${taken} of ${all}`, share(kept, total), `${leftOut} of ${all}`, `${replaced} of ${all}`, share(othersKept, others),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
process.stdout.write(
  `\nMilliseconds for a sentence: ${summarizeTimes(times.alone)}; with one in the queue: ${summarizeTimes(times.queued)}\n`,
)
await closing.run()
