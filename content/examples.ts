/** Example sentences: WordNet's, found by every word in them and ranked by how well a learner can read them. */
import type { AuthoredCourse } from './authored-courses.ts'
import type { AuthoredWord } from './authored-words.ts'
import { examplesOf } from './authored-words.ts'
import { holdsUnfitWord } from './denied.ts'
import type { Headword } from './dictionary.ts'
import { examplesOfMissingSenses } from './heteronyms.ts'
import type { ExampleRow } from './rows.ts'
import type { WordNet } from './sources/wordnet.ts'

type Example = { text: string; words: ReadonlySet<string>; cost: number }

/** Example sentences by the lower-case words in them. */
export type ExampleIndex = ReadonlyMap<string, readonly Example[]>

const EXAMPLES_PER_WORD = 3
const SHORTEST = 4
const LONGEST = 18
const BEST_LENGTH = 9

/** How much an example of the word's own sense is worth against an easier sentence. */
const OWN_SENSE_GAIN = 2.5
const FRAGMENT_COST = 6
const LIKELY_FRAGMENT_COST = 2
const RARITY_WEIGHT = 1.5

const SENTENCE_START =
  /^(?:the|a|an|he|she|it|i|we|they|you|his|her|my|our|their|this|that|these|those|there|don't|please|[A-Z][a-z]*)\b/

/** 'the play of light on the water' */
const LIKELY_FRAGMENT =
  /^(?:the|an?|his|her|my|our|their)\b(?!.*\b(?:is|are|was|were|has|had|will|would|can|could|did|does|\w+ed)\b)/i

/** Reads all examples fit to be shown. `rankOf` gives the frequency rank of a word. */
export function indexExamples(wordnet: WordNet, rankOf: (word: string) => number): ExampleIndex {
  const index = new Map<string, Example[]>()
  for (const synset of wordnet.synsetsWithExamples()) {
    const words = new Set(synset.words.map((word) => word.toLowerCase()))
    for (const text of synset.examples) {
      const tokens = tokensOf(text)
      if (tokens.length < SHORTEST || tokens.length > LONGEST || holdsUnfitWord(text)) continue
      const example = { text, words, cost: readingCost(text, tokens, rankOf) }
      for (const token of new Set(tokens)) {
        const known = index.get(token)
        if (known) known.push(example)
        else index.set(token, [example])
      }
    }
  }
  return index
}

type Sentence = { readonly en: string; readonly zh: string }

/** Sentences that we wrote, for whichever word or scene, by each word in them, the easiest to read first. */
export type OwnSentences = ReadonlyMap<string, readonly Sentence[]>

export function indexOwnSentences(words: Iterable<AuthoredWord>, courses: readonly AuthoredCourse[]): OwnSentences {
  const written = [...words].filter(({ unfit }) => !unfit).flatMap(examplesOf)
  const said = courses.flatMap(({ lessons }) => lessons.flatMap(({ scene }) => scene))
  const index = new Map<string, { sentence: Sentence; cost: number }[]>()
  for (const { en, zh } of [...written, ...said]) {
    const tokens = en.match(/[A-Za-z][A-Za-z'-]*/g) ?? []
    if (tokens.length < SHORTEST || tokens.length > LONGEST) continue
    const known = { sentence: { en, zh }, cost: Math.abs(tokens.length - BEST_LENGTH) }
    // 'May' is no 'may' but where a sentence begins.
    for (const token of new Set([...tokens, tokens[0]?.toLowerCase() ?? ''])) {
      const list = index.get(token)
      if (list) list.push(known)
      else index.set(token, [known])
    }
  }
  return new Map(
    [...index].map(([token, list]) => [
      token,
      list.sort((a, b) => a.cost - b.cost || (a.sentence.en < b.sentence.en ? -1 : 1)).map(({ sentence }) => sentence),
    ]),
  )
}

/**
 * Examples of a word, at most three and one for each sense that heteronyms.json adds: those that we wrote for it, first that of the sense `asked` (its zh), then `lent` ones unless
 * ours belong to senses (a lent one may show another); where we wrote none for it, the best of WordNet, without zh.
 */
export function exampleRows(
  entry: Headword,
  index: ExampleIndex,
  lent: readonly Sentence[],
  own: AuthoredWord | undefined,
  asked: string | null,
): ExampleRow[] {
  const first = own?.senses?.find(({ zh }) => zh === asked)?.example
  const ours = own ? [...(first ? [first] : []), ...examplesOf(own)] : []
  const showSenses = own?.senses?.some(({ example }) => example) ?? false
  const written = showSenses ? ours : [...ours, ...lent]
  const sentences =
    ours.length > 0
      ? [...new Map(written.map(({ en, zh }) => [en, zh]))].map(([en, zh]) => ({ en, zh })).slice(0, EXAMPLES_PER_WORD)
      : bestSentences(entry, index).map((en) => ({ en, zh: null }))
  return [...sentences, ...examplesOfMissingSenses(entry.word)].map(({ en, zh }, nth) => ({
    headword: entry.word,
    position: nth + 1,
    en,
    zh,
    authored: zh !== null,
  }))
}

function bestSentences(entry: Headword, index: ExampleIndex): string[] {
  const key = entry.word.toLowerCase()
  const costs = new Map<Example, number>()
  for (const form of [key, ...entry.forms.map(({ form }) => form)]) {
    for (const example of index.get(form) ?? []) {
      costs.set(example, example.cost - (example.words.has(key) ? OWN_SENSE_GAIN : 0))
    }
  }
  const best = [...costs].sort(([one, costOfOne], [other, costOfOther]) =>
    costOfOne === costOfOther ? (one.text < other.text ? -1 : 1) : costOfOne - costOfOther,
  )
  return [...new Set(best.map(([example]) => asSentence(example.text)))].slice(0, EXAMPLES_PER_WORD)
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []
}

/** Lower is easier: whole sentences of about nine words without rare words. */
function readingCost(text: string, tokens: readonly string[], rankOf: (word: string) => number): number {
  const [rarest = 1, second = 1] = tokens.map(rankOf).sort((a, b) => b - a)
  const rarity = Math.log2(1 + rarest / 3000) + Math.log2(1 + second / 3000)
  const wholeness = !isSentence(text) ? FRAGMENT_COST : LIKELY_FRAGMENT.test(text) ? LIKELY_FRAGMENT_COST : 0
  return rarity * RARITY_WEIGHT + Math.abs(tokens.length - BEST_LENGTH) * 0.15 + wholeness
}

function isSentence(text: string): boolean {
  return SENTENCE_START.test(text)
}

/** WordNet writes examples without capital and full stop. */
function asSentence(text: string): string {
  const plain = text
    .replaceAll(/`([^']*)'/g, '‘$1’')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!isSentence(plain)) return plain
  const whole = plain.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replaceAll(/\bi\b/g, 'I')
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}
