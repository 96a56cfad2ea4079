/** Which syllable bears the stress, judged by how loud and how long its vowel is. */
import type { Segment } from './engine.ts'
import type { TargetPhone } from './phones.ts'
import { frameLevels } from './sound-level.ts'

/** Samples in one frame of the engine, which counts 100 a second. */
const FRAME = 160
/** Vowels differ in length by themselves: in dB, how long ones and weak ones seem louder than they are. */
const LONG: ReadonlySet<string> = new Set(['AA', 'AE', 'AO', 'AW', 'AY', 'ER', 'EY', 'IY', 'OW', 'OY', 'UW'])
const LONG_DB = 4
/** The last vowel of an utterance is longer and softer than others. */
const LAST_DB = 4
/** Twice as long counts as so many dB louder. */
const DOUBLE_DB = 6
/** Another vowel must stand out by so much: a doubt is in favour of the learner. docs/pronunciation.md says how often it is wrong. */
const LEAST_DIFFERENCE_DB = 8

export interface Stress {
  readonly expected: number
  readonly heard: number
}

/** @param segments one for each phone @returns indices of phones; null for words without several vowels, and where stress may be either. */
export function findStress(
  target: readonly TargetPhone[],
  segments: readonly Segment[],
  samples: Int16Array,
): Stress | null {
  const vowels = target.flatMap(({ isSyllabic }, index) => (isSyllabic ? [index] : []))
  const expected = target.findIndex(({ stress }) => stress === 2)
  if (vowels.length < 2 || expected < 0 || segments.length !== target.length) return null
  const levels = frameLevels(samples, FRAME)
  const prominences = new Map(
    vowels.map((index) => [index, prominence(target[index], segments[index], levels, index === vowels.at(-1))]),
  )
  const of = (index: number) => prominences.get(index) ?? -Infinity
  const loudest = vowels.reduce((best, index) => (of(index) > of(best) ? index : best), expected)
  const isClear = of(loudest) - of(expected) >= LEAST_DIFFERENCE_DB && target[loudest]?.stress === 0
  return { expected, heard: isClear ? loudest : expected }
}

function prominence(
  phone: TargetPhone | undefined,
  segment: Segment | undefined,
  levels: readonly number[],
  isLast: boolean,
): number {
  if (!phone || !segment) return -Infinity
  const frames = segment.end - segment.start + 1
  const part = levels.slice(segment.start, segment.end + 1)
  const loudness = Math.max(-100, ...part)
  const length = DOUBLE_DB * Math.log2(frames / 10)
  return loudness + length - (LONG.has(phone.phone) ? LONG_DB : 0) - (isLast ? LAST_DB : 0)
}
