/** Headwords that the package lacks and we wrote: phrasal verbs, compounds, collocations, words of today. */
import type { FormKind, PartOfSpeech } from '#contract/words'
import type { AuthoredWord } from './authored-words.ts'
import authored from './authored/forms.json' with { type: 'json' }
import { sameWordSpellings } from './bases.ts'
import { isDenied } from './denied.ts'
import { inflect, type FormsOf, type WordForm } from './inflect.ts'
import type { EcdictEntry } from './sources/ecdict.ts'

const added: Readonly<Record<string, Partial<Record<FormKind, readonly string[]>>>> = authored.added
const without: Readonly<Record<string, readonly string[]>> = authored.without

const uncountable: ReadonlySet<string> = new Set(authored.uncountable.split(' '))

/** Entries without any text of the package, by headword in lower case; `isKnown` says which headwords have an entry there. */
export function authoredHeadwords(
  words: ReadonlyMap<string, AuthoredWord>,
  isKnown: (key: string) => boolean,
): ReadonlyMap<string, EcdictEntry> {
  return new Map(
    [...words].flatMap(([word, { senses, complete }]) => {
      const key = word.toLowerCase()
      if (!senses || !complete || isKnown(key) || isDenied(key)) return []
      return [[key, { ...EMPTY, word }] as const]
    }),
  )
}

const EMPTY: Omit<EcdictEntry, 'word'> = {
  phonetic: '',
  definition: '',
  translation: '',
  collins: false,
  tags: [],
  frequency: null,
  newRank: null,
  forms: [],
  pluralOf: null,
}

/** Inflected forms and other spellings of such a headword, in lower case. */
export function formsOfAuthored(headword: string, { senses = [] }: AuthoredWord, formsOf: FormsOf): WordForm[] {
  const key = headword.toLowerCase()
  // The plural of 'USB' and 'iOS' is never written in small letters.
  const inflected = /[A-Z]{2}|[^A-Za-z' -]/.test(headword) ? [] : inflect(key, inflectedParts(key, senses), formsOf)
  const ours = Object.entries(added[headword] ?? {}).flatMap(([kind, forms]) =>
    (forms ?? []).map((form) => ({ form, kind: kind as FormKind })),
  )
  const denied = new Set(without[key])
  const variants = respelled(key).map((form) => ({ form, kind: 'variant' as const }))
  return [...ours, ...inflected, ...variants].filter(({ form }) => form !== key && !denied.has(form))
}

/** Verbs change, and nouns of which there are several. */
function inflectedParts(key: string, senses: NonNullable<AuthoredWord['senses']>): ReadonlySet<PartOfSpeech> {
  return new Set(
    senses.flatMap(({ pos, en }) => {
      if (pos === 'v' || pos === 'aux') return 'v'
      return pos === 'n' && isCountable(key, en) ? pos : []
    }),
  )
}

/** The gloss of a phrase tells: 'a', 'someone', 'where' for places. 'Soy sauce' and 'social media' have no plural that a learner should see. */
function isCountable(key: string, gloss: string): boolean {
  if (uncountable.has(key)) return false
  if (key.includes(' ')) return /^(?:an?|one|where|someone|somebody|something|the person|the place)\b/i.test(gloss)
  return !/(?:ing|ness|ity|ware|ism|tion|ogy)$/.test(key)
}

/** 'sense of humour' is 'sense of humor', too. */
function respelled(key: string): string[] {
  const words = key.split(' ')
  return words.flatMap((word, at) => sameWordSpellings(word).map((other) => words.with(at, other).join(' ')))
}
