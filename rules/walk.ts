/** The listening walk: what is heard of a word, in which order words come, and for how long. */
import type { Language } from '#contract/locales'

/** How long a walk may be, in minutes. */
export const walkMinutes = [10, 20, 30] as const
export type WalkMinutes = (typeof walkMinutes)[number]

/** Seconds of silence after a word, in which its meaning is to be remembered. */
export const walkPauses = { short: 2, medium: 4, long: 7 } as const
export type WalkPause = keyof typeof walkPauses

/** A piece of what is heard of one word. */
export type WalkPart =
  | { readonly kind: 'word' | 'sentence' }
  | { readonly kind: 'meaning'; readonly language: Language }
  | { readonly kind: 'silence'; readonly seconds: number }

/** Between two languages of a meaning, before the sentence, and before the next word. */
const BETWEEN = { meanings: 0.6, sentence: 1.2, words: 2 } as const

/** Rough lengths of sounds, in seconds: how long a walk will be is said before any of them has come. */
const LENGTHS = { word: 0.9, meaning: 2.2, sentence: 3.2 } as const

/** Words that come again before new ones do: what is heard once passes by. */
const GROUP = 6
/** No word is heard more often on one walk. */
const MOST_TIMES = 3

export interface WalkWordShape {
  /** Languages in which its meaning is said, in this order. */
  readonly meanings: readonly Language[]
  readonly hasSentence: boolean
}

const silence = (seconds: number): WalkPart => ({ kind: 'silence', seconds })

/** Word, pause, meaning, sentence, and a pause before the next word. */
export function walkParts({ meanings, hasSentence }: WalkWordShape, pause: WalkPause): WalkPart[] {
  return [
    { kind: 'word' },
    silence(walkPauses[pause]),
    ...meanings.flatMap((language, index): WalkPart[] => [
      ...(index > 0 ? [silence(BETWEEN.meanings)] : []),
      { kind: 'meaning', language },
    ]),
    ...(hasSentence ? [silence(BETWEEN.sentence), { kind: 'sentence' } as const] : []),
    silence(BETWEEN.words),
  ]
}

/** About how long these parts are heard, in seconds. */
export const lengthOf = (parts: readonly WalkPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'silence' ? part.seconds : LENGTHS[part.kind]), 0)

/**
 * The order of a walk, as indices of its words: six words and the same six again, then the next six; all of them once more if there is time left.
 * So a walk ends early where there are few words.
 *
 * @param lengths of each word, in seconds
 */
export function planWalk(lengths: readonly number[], minutes: number): number[] {
  const all = lengths.map((_, index) => index)
  const groups = Array.from({ length: Math.ceil(all.length / GROUP) }, (_, nth) =>
    all.slice(nth * GROUP, (nth + 1) * GROUP),
  )
  const order = [
    ...groups.flatMap((group) => [...group, ...group]),
    ...Array.from({ length: MOST_TIMES - 2 }, () => all),
  ].flat()
  const plan: number[] = []
  let left = minutes * 60
  for (const index of order) {
    const seconds = lengths[index] ?? 0
    // The last word is heard to its end when most of it fits.
    if (plan.length > 0 && left < seconds / 2) break
    plan.push(index)
    left -= seconds
  }
  return plan
}

/** The most terms of a meaning that are said: a list is read, not listened to. */
const MOST_TERMS = 3

/** A printed meaning as it is said: without what stands in brackets, and its first terms. Empty where nothing is left. */
export function sayableMeaning(printed: string): string {
  const terms = printed
    .replace(/[([（【〔<〈][^()[\]（）【】〔〕<>〈〉]{0,200}[)\]）】〕>〉]/g, ' ')
    .replace(/[…·~～]/g, ' ')
    .split(/[;；]/)
    .flatMap((term) => term.replace(/\s{1,20}/g, ' ').trim() || [])
  const separator = /[\u4e00-\u9fff]/.test(printed) ? '；' : '; '
  return terms.slice(0, MOST_TERMS).join(separator)
}
