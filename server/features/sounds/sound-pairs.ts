/** The minimal pairs of the trainer as words of the dictionary. */
import { minimalPairContrasts } from '#content/minimal-pairs'
import type { RunWord } from '#contract/challenges'
import type { PairCandidate, SoundSkill } from '#rules/sound-round'
import type { Scorer } from '../../providers/scorer/index.ts'
import type { Lexicon } from '../words/index.ts'

export type Accent = 'us' | 'uk'

export const accentOf = (user: { readonly voiceAccent: string }): Accent => (user.voiceAccent === 'uk' ? 'uk' : 'us')

/** 'TH S' */
export const contrastName = (sounds: readonly [string, string]): string => sounds.join(' ')

export const isContrast = (name: string): boolean =>
  minimalPairContrasts.some(({ sounds }) => contrastName(sounds) === name)

/** The word of the dictionary with this very spelling. */
export function findHeadword(lexicon: Lexicon, word: string): RunWord | undefined {
  const entry = lexicon.resolve(word)?.entry
  return entry?.headword === word ? entry.summary : undefined
}

/** Contrasts that the built-in scorer tells apart in fewer than half of the words: docs/pronunciation.md has the figures. */
const UNRELIABLE: readonly string[] = ['AA AO', 'UH UW']

/** Pairs that can be asked: in this accent, of words that the dictionary has, and to say only what this scorer tells apart. */
export function listPairs(
  lexicon: Lexicon,
  accent: Accent,
  { skill, scorer, contrast }: { skill: SoundSkill; scorer: Scorer | null; contrast: string | undefined },
): PairCandidate[] {
  return minimalPairContrasts.flatMap(({ sounds, accents, unheardIn, pairs }) => {
    const name = contrastName(sounds)
    const isAsked = skill === 'hear' ? !unheardIn.includes(accent) : scorer !== null && isToldApart(scorer, sounds)
    if (!accents.includes(accent) || !isAsked || (contrast ?? name) !== name) return []
    return pairs
      .filter((words) => words.every((word) => findHeadword(lexicon, word)))
      .map((words) => ({ contrast: name, words }))
  })
}

/** Whether a scorer can hear each phoneme of a contrast replaced by the other. */
function hearableOf({ confusionsOf }: Scorer, [first, second]: Sounds): readonly [boolean, boolean] {
  if (!confusionsOf) return [true, true]
  return [confusionsOf(first).includes(second), confusionsOf(second).includes(first)]
}

/** One direction is enough: what is not heard replaced was said. */
function isToldApart(scorer: Scorer, sounds: Sounds): boolean {
  if (scorer.confusionsOf && UNRELIABLE.includes(contrastName(sounds))) return false
  return hearableOf(scorer, sounds).includes(true)
}

type Sounds = readonly [string, string]

export interface SayablePair {
  /** The phonemes of the two words, in their order. */
  readonly sounds: Sounds
  /** Whether the scorer can hear each of them replaced by the other. */
  readonly canHear: readonly [boolean, boolean]
}

/** The pair of two words, in either order; undefined where they are none, or none that this scorer tells apart. */
export function findSayablePair(scorer: Scorer, word: string, other: string): SayablePair | undefined {
  for (const { sounds, pairs } of minimalPairContrasts) {
    const pair = pairs.find((each) => each.includes(word) && each.includes(other))
    if (!pair || word === other || !isToldApart(scorer, sounds)) continue
    const inOrder: Sounds = pair[0] === word ? sounds : [sounds[1], sounds[0]]
    return { sounds: inOrder, canHear: hearableOf(scorer, inOrder) }
  }
  return undefined
}

/** Words of the trainer with a phoneme. */
export const pairWordsOf = (phoneme: string): string[] => [
  ...new Set(
    minimalPairContrasts.flatMap(({ sounds, pairs }) => pairs.flatMap((pair) => pair[sounds.indexOf(phoneme)] ?? [])),
  ),
]
