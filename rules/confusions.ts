/** Which words one learner takes for which, read from the log of their answers, and when two words are held apart. */
import type { Day } from './days.ts'
import type { LoggedKind } from './grading.ts'
import { editDistance, slack } from './nearby.ts'

/** Why one word is taken for another: they mean about the same, they look alike, or they sound alike. */
export const confusionKinds = ['meaning', 'spelling', 'sound'] as const
export type ConfusionKind = (typeof confusionKinds)[number]

/** The first answer of a session to a word, where it was another word. */
export interface Mistake {
  readonly wordId: number
  readonly givenId: number
  readonly kind: LoggedKind
  readonly at: Date
}

/** The first answer of a session to a word, right and without a hint. */
export interface RightAnswer {
  readonly wordId: number
  readonly kind: LoggedKind
  readonly at: Date
}

export interface KindOfPair {
  readonly kind: ConfusionKind
  /** How often the second word was given for the first, and the first for the second. */
  readonly times: readonly [number, number]
  readonly last: Date
  /** Both words were right on two later days, in questions that would have shown this confusion. */
  readonly held: boolean
}

/** Two words of which one was given for the other. */
export interface ConfusedPair {
  /** The lower id first. */
  readonly words: readonly [number, number]
  /** At least one, the latest first. */
  readonly kinds: readonly KindOfPair[]
  readonly last: Date
  /** All its kinds are. */
  readonly held: boolean
}

/** Another word was chosen among a few, once: that may be a guess. Nobody types another word by chance. */
const MOST_GUESSES = 1
/** Days with a right answer to each of both words, after which they count as held apart. */
const DAYS_TO_HOLD = 2

const CHOSEN: ReadonlySet<LoggedKind> = new Set(['choose_picture', 'choose_meaning', 'choose_word', 'match_pairs'])
const TYPED: ReadonlySet<LoggedKind> = new Set(['spell_word', 'type_word', 'listen_and_type'])

/** Kinds of question in which a confusion of this kind would show. */
const SHOWN_IN: Readonly<Record<ConfusionKind, ReadonlySet<LoggedKind>>> = {
  meaning: new Set([...CHOSEN, 'type_word']),
  spelling: TYPED,
  sound: new Set(['listen_and_type']),
}

/** Whether the answers of a kind of question are words: ids of those chosen, or texts of those typed. */
export const answersWith = (kind: LoggedKind): 'id' | 'text' | null =>
  CHOSEN.has(kind) ? 'id' : TYPED.has(kind) ? 'text' : null

/** Whether two words look alike: so few letters apart that one is found where the other was meant. */
export function isNearInSpelling(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const most = slack(Math.min(a.length, b.length))
  return a !== b && editDistance(a, b, most) <= most
}

export interface ConfusionFacts {
  readonly mistakes: readonly Mistake[]
  readonly rights: readonly RightAnswer[]
  /** Of the words of the mistakes; a mistake with a word that has none is left out. */
  readonly headwords: ReadonlyMap<number, string>
  /** Whether both are right for one question: given for each other they are no confusion of meanings, and cannot be told apart by ear. */
  readonly isSame?: (one: number, other: number) => boolean
  /** The learner's day of an instant. */
  readonly dayOf: (at: Date) => Day
}

/**
 * Pairs of words that were taken for each other, those not held apart first, then the more often confused, then the latest. What was chosen
 * once may have been a guess and makes no pair.
 */
export function findConfusedPairs(facts: ConfusionFacts): ConfusedPair[] {
  const { mistakes, rights, dayOf } = facts
  const rightsOf = Map.groupBy(rights, ({ wordId }) => wordId)
  const byPair = Map.groupBy(
    mistakes.filter(({ wordId, givenId }) => wordId !== givenId),
    (mistake) => pairKey(mistake),
  )
  const pairs = [...byPair.values()].flatMap((ofPair): ConfusedPair[] => {
    const words = wordsOf(ofPair)
    const byKind = Map.groupBy(ofPair, (mistake) => kindOf(mistake, facts))
    const kinds = confusionKinds.flatMap((kind): KindOfPair[] => {
      const ofKind = byKind.get(kind)
      if (!ofKind || isGuess(ofKind)) return []
      const last = latest(ofKind)
      const held = words.every((word) => {
        const later = (rightsOf.get(word) ?? []).filter((right) => right.at > last && SHOWN_IN[kind].has(right.kind))
        return new Set(later.map(({ at }) => dayOf(at))).size >= DAYS_TO_HOLD
      })
      const first = ofKind.filter(({ wordId }) => wordId === words[0]).length
      return [{ kind, times: [first, ofKind.length - first], last, held }]
    })
    if (kinds.length === 0) return []
    kinds.sort((a, b) => b.last.getTime() - a.last.getTime())
    return [
      { words, kinds, last: latest(kinds.map(({ last: at }) => ({ at }))), held: kinds.every(({ held }) => held) },
    ]
  })
  return pairs.sort(
    (a, b) =>
      Number(a.held) - Number(b.held) ||
      countTimes(b) - countTimes(a) ||
      b.last.getTime() - a.last.getTime() ||
      a.words[0] - b.words[0] ||
      a.words[1] - b.words[1],
  )
}

/** How often one word of a pair was given for the other, whatever the kind. */
export const countTimes = ({ kinds }: Pick<ConfusedPair, 'kinds'>): number =>
  kinds.reduce((sum, { times: [one, other] }) => sum + one + other, 0)

/** The words that each word is kept apart from in sessions, by its id: what it is confused with and not held apart from yet. */
export function wordsToKeepApart(pairs: readonly ConfusedPair[]): Map<number, number[]> {
  const apart = new Map<number, number[]>()
  for (const { words, held } of pairs) {
    if (held) continue
    const [one, other] = words
    apart.set(one, [...(apart.get(one) ?? []), other])
    apart.set(other, [...(apart.get(other) ?? []), one])
  }
  return apart
}

const wordsOf = (mistakes: readonly Mistake[]): readonly [number, number] => {
  const [{ wordId, givenId } = { wordId: 0, givenId: 0 }] = mistakes
  return wordId < givenId ? [wordId, givenId] : [givenId, wordId]
}

const pairKey = (mistake: Mistake): string => wordsOf([mistake]).join(' ')

/** Null where it is no confusion. */
function kindOf({ wordId, givenId, kind }: Mistake, { headwords, isSame }: ConfusionFacts): ConfusionKind | null {
  const [asked, given] = [headwords.get(wordId), headwords.get(givenId)]
  if (asked === undefined || given === undefined) return null
  const same = isSame?.(wordId, givenId) ?? false
  if (kind === 'listen_and_type' && !same) return 'sound'
  if (kind === 'listen_and_type' || isNearInSpelling(asked, given)) return 'spelling'
  return same ? null : 'meaning'
}

const isGuess = (mistakes: readonly Mistake[]): boolean =>
  mistakes.length <= MOST_GUESSES && mistakes.every(({ kind }) => CHOSEN.has(kind))

const latest = (times: readonly { at: Date }[]): Date => new Date(Math.max(...times.map(({ at }) => at.getTime())))
