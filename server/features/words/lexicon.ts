/**
 * The spellings of the dictionary in memory: which word a text is, which words begin with it, which were meant. Answers without the
 * database, since they are asked for at every key.
 */
import { chineseTerms } from '#content/chinese-terms'
import type { FormKind, WordSummary } from '#contract/words'
import { normaliseAnswer } from '#rules/answers'
import { addNearby, nearest, type Candidate, type Nearby } from '#rules/nearby'
import { bareTerm, meaningCost } from './meaning-cost.ts'
import { each, sortParts, type TimeSlice, type TimeSlicer } from './time-slicer.ts'

export interface Entry extends Candidate {
  readonly id: number
  readonly headword: string
  readonly topic: string | null
  /** What lists and suggestions show of it. */
  readonly summary: WordSummary
  /** Its Chinese meaning and all Chinese terms of its senses. */
  readonly zh: string
}

export interface FormOf {
  readonly entry: Entry
  readonly kind: FormKind
}

/** What a text is: a word, and the words that it is a form of. */
export interface Resolved {
  readonly entry: Entry
  readonly formOf: readonly FormOf[]
}

export interface Lexicon {
  readonly size: number
  /** The word that a text is or is a form of, in whatever case, with hyphens or spaces; null for one that is not known. */
  resolve(text: string): Resolved | null
  /** The word of an id; null for one that is hidden or not of the dictionary. */
  find(id: number): Entry | null
  /** Words that begin with a text, itself first, then the commonest. */
  startingWith(text: string, count: number): readonly Entry[]
  /** Words with a Chinese meaning, the nearest first: the meaning itself, one of the terms, a part of one. */
  meaning(zh: string, count: number): Promise<readonly Entry[]>
  /** Spellings of words, forms among them, that someone may have meant who typed what is not known; one for each word. */
  meant(text: string, count: number): Promise<readonly string[]>
}

/** Prefixes up to this length are kept with their commonest words; longer ones begin few words. */
const KEPT_LETTERS = 3
const KEPT_WORDS = 50

/** Near spellings that one word may have beside its own. */
const NEAR_FORMS = 4

const PLAIN_FORMS: ReadonlySet<FormKind> = new Set(['plural', 'third_person'])
/** Behind all words that are no plain forms of others. */
const BEHIND = 200_000

type Forms = ReadonlyMap<string, readonly { id: number; kind: FormKind }[]>

/** A spelling that may have been meant, and its word. */
interface Spelling extends Candidate {
  readonly text: string
  readonly entry: Entry
}

/** Meanings found are thinned out to the best whenever there are so many more than asked for. */
const THINNED = 256

/** Words that share the first places of commonness are sorted together. */
const PLACES = 1_000

/**
 * Puts the lexicon together, in turns: it takes a tenth of a second.
 *
 * @param forms by their spelling in lower case
 */
export const createLexicon = (entries: readonly Entry[], forms: Forms, turns: TimeSlicer): Promise<Lexicon> =>
  turns(buildLexicon(entries, forms, turns))

function* buildLexicon(entries: readonly Entry[], forms: Forms, turns: TimeSlicer): TimeSlice<Lexicon> {
  const sorted = yield* sortParts(
    entries,
    ({ key }) => key.slice(0, 1),
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )
  const order = new Map<Entry, number>()
  yield* each(entries, (entry) => {
    // 'governments' is a headword of its own, yet who types 'gov' wants 'government'.
    const isForm = forms.get(entry.key)?.some(({ id, kind }) => id !== entry.id && PLAIN_FORMS.has(kind))
    order.set(entry, entry.rank + (isForm ? BEHIND : 0))
  })
  const place = (entry: Entry) => order.get(entry) ?? BEHIND
  const byCommonness = yield* sortParts(
    entries,
    (entry) => Math.floor(place(entry) / PLACES),
    (a, b) => place(a) - place(b) || a.id - b.id,
  )
  const byId = new Map<number, Entry>()
  const byKey = new Map<string, Entry>()
  const nearby: Nearby<Spelling> = new Map()
  yield* each(sorted, (entry) => {
    const { id, key, rank, headword } = entry
    byId.set(id, entry)
    byKey.set(key, entry)
    addNearby(nearby, { key, rank, text: headword, entry })
  })
  yield* each(forms, ([key, [first]]) => {
    const entry = first && !byKey.has(key) ? byId.get(first.id) : undefined
    if (entry) addNearby(nearby, { key, rank: entry.rank, text: key, entry })
  })
  // 'organis' begins 'organise', which is 'organize'.
  const variants = [...forms].flatMap(([key, own]) =>
    own.flatMap(({ id, kind }) => {
      const entry = kind === 'variant' ? byId.get(id) : undefined
      return entry ? [{ key, entry }] : []
    }),
  )
  const byLetters = new Map<string, Entry>()
  const places = new Map<Entry, number>()
  const kept = new Map<string, Entry[]>()
  yield* each(byCommonness.entries(), ([index, entry]) => {
    places.set(entry, index)
    const letters = joined(entry.key)
    if (letters !== entry.key && !byLetters.has(letters)) byLetters.set(letters, entry)
    for (let length = 1; length <= Math.min(KEPT_LETTERS, entry.key.length); length += 1) {
      const prefix = entry.key.slice(0, length)
      const list = kept.get(prefix)
      if (!list) kept.set(prefix, [entry])
      else if (list.length < KEPT_WORDS) list.push(entry)
    }
  })

  const formsOf = (key: string): FormOf[] =>
    (forms.get(key) ?? [])
      .flatMap(({ id, kind }) => {
        const entry = byId.get(id)
        return entry && entry.key !== key ? [{ entry, kind }] : []
      })
      .sort((a, b) => a.entry.rank - b.entry.rank)

  function resolve(text: string): Resolved | null {
    const key = keyOf(text)
    const formOf = formsOf(key)
    const own = byKey.get(key)
    // 'am' is a form of 'be' before it is 'AM' in small letters; 'china' is China.
    const isOwn = own && (formOf.length === 0 || own.headword === key || own.headword === text.trim())
    if (own && isOwn) return { entry: own, formOf }
    const [first] = formOf
    if (first) return { entry: first.entry, formOf }
    // 'ice-cream' and 'icecream' are 'ice cream', 'e-mail' is 'email'; but 'in to' is not 'into'.
    const alike = (key.includes(' ') ? phraseOf(key) : byKey.get(joined(key))) ?? byLetters.get(joined(key))
    if (alike) return { entry: alike, formOf: [] }
    return key.endsWith("'s") ? resolve(key.slice(0, -2)) : null
  }

  /** A phrase by another person, or in a plural that no source lists: 'make up my mind' is 'make up your mind', 'high schools'. */
  function phraseOf(key: string): Entry | undefined {
    const known = (text: string): Entry | undefined => {
      const form = forms.get(text)?.[0]
      return byKey.get(text) ?? (form && byId.get(form.id))
    }
    const byPerson = ["one's oneself", 'your yourself'].map((pronouns) => {
      const [possessive = '', reflexive = ''] = pronouns.split(' ')
      return known(
        key
          .replace(/\b(?:my|your|his|her|its|our|their|one's)\b/, possessive)
          .replace(/\b(?:(?:my|your|him|her|it|our|them)sel(?:f|ves)|oneself)\b/, reflexive),
      )
    })
    return byPerson.find((entry) => entry !== undefined) ?? known(key.replace(/s$/, ''))
  }

  function startingWith(text: string, count: number): readonly Entry[] {
    const key = keyOf(text)
    if (key === '') return []
    const own = byKey.get(key)
    const rest = (key.length <= KEPT_LETTERS ? (kept.get(key) ?? []) : rangeOf(key)).filter((entry) => entry !== own)
    const respelled = variants.filter((variant) => variant.key.startsWith(key)).map(({ entry }) => entry)
    return [...new Set([...(own ? [own] : []), ...rest.slice(0, count), ...respelled])].slice(0, count)
  }

  function rangeOf(prefix: string): Entry[] {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1
      else high = middle
    }
    let end = low
    while (sorted[end]?.key.startsWith(prefix)) end += 1
    return sorted.slice(low, end).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }

  function* findMeaning(zh: string, count: number): TimeSlice<readonly Entry[]> {
    const asked = zh.normalize('NFKC').trim()
    if (asked === '') return []
    const part = bareTerm(asked)
    const meant = (chineseTerms.get(asked) ?? []).flatMap((word) => byKey.get(keyOf(word)) ?? [])
    let found: { entry: Entry; cost: number }[] = []
    const thinOut = () => (found = found.sort((a, b) => a.cost - b.cost).slice(0, count))
    yield* each(byCommonness, (entry) => {
      if (!entry.zh.includes(part) || meant.includes(entry)) return
      found.push({ entry, cost: meaningCost(entry, asked) })
      if (found.length > count + THINNED) thinOut()
    })
    return [...meant, ...thinOut().map(({ entry }) => entry)].slice(0, count)
  }

  function* findMeant(text: string, count: number): TimeSlice<readonly string[]> {
    const key = keyOf(text)
    if (/\p{Script=Han}/u.test(text)) return (yield* findMeaning(text, count)).map(({ headword }) => headword)
    const near = nearest(key, nearby, count * NEAR_FORMS)
    // Of a phrase the words are meant, as far as they are words.
    const parts = key.includes(' ') ? key.split(' ').flatMap((part) => resolve(part)?.entry ?? []) : []
    const found = [...near, ...parts.map((entry) => ({ entry, text: entry.headword }))]
    // The nearest spelling of each word.
    const texts = new Map(found.toReversed().map((one) => [one.entry.id, one.text]))
    return [...new Set(found.flatMap(({ entry }) => texts.get(entry.id) ?? []))].slice(0, count)
  }

  return {
    size: entries.length,
    resolve,
    find: (id) => byId.get(id) ?? null,
    startingWith,
    meaning: (zh, count) => turns(findMeaning(zh, count)),
    meant: (text, count) => turns(findMeant(text, count)),
  }
}

/** What spellings are compared by. */
export const keyOf = (text: string): string => normaliseAnswer(text)

const joined = (key: string) => key.replaceAll(/[- ]/g, '')
