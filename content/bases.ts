/** Which words are no headwords because another stands for them: inflected forms and spelling variants. */
import { spellingsOf } from '#rules/spelling'
import type { AuthoredWord } from './authored-words.ts'
import authored from './authored/variants.json' with { type: 'json' }
import { pictureWords } from './pictures.ts'

/** The word that stands for another. */
export interface WordBase {
  /** In lower case. */
  readonly base: string
  /** Another spelling of the whole word, not an inflected form. */
  readonly isVariant: boolean
}

/** By the word in lower case that leads there. */
export type WordBases = ReadonlyMap<string, WordBase>

const variants: ReadonlyMap<string, string> = new Map(Object.entries(authored.same))
const apart: ReadonlySet<string> = new Set(
  authored.apart.flatMap((pair) => [pair, pair.split('/').toReversed().join('/')]),
)
const pictured: ReadonlySet<string> = new Set(pictureWords.map(({ headword }) => headword.toLowerCase()))

/**
 * The bases of authored words with `formOf` and of the spellings in authored/variants.json. A form of a variant leads to the variant's
 * base. A word with a picture stays a headword, and so does one whose base is a form itself: `baseFaults` names both.
 */
export function readWordBases(words: ReadonlyMap<string, AuthoredWord>): WordBases {
  const forms = formsIn(words)
  const bases = new Map<string, WordBase>()
  for (const [variant, base] of variants)
    if (!forms.has(variant) && !forms.has(base)) bases.set(variant, { base, isVariant: true })
  for (const [form, named] of forms) {
    const base = bases.get(named)?.base ?? named
    if (base !== form && !forms.has(base) && !pictured.has(form)) bases.set(form, { base, isVariant: false })
  }
  return bases
}

/** What is wrong with the bases that authors named. `isHeadword` takes words in lower case. */
export function baseFaults(words: ReadonlyMap<string, AuthoredWord>, isHeadword: (word: string) => boolean): string[] {
  const bases = readWordBases(words)
  return [...formsIn(words)].flatMap(([form, base]) => {
    if (pictured.has(form)) return [`${form}: it has a picture, so it needs an entry of its own.`]
    if (!bases.has(form)) return [`${form}: its base '${base}' is a form itself.`]
    return isHeadword(bases.get(form)?.base ?? '') ? [] : [`${form}: its base '${base}' is no headword.`]
  })
}

/**
 * Other spellings of a word in lower case that are the same word: none where two countries spell two words (`meter`, a device, and
 * `metre`), which authored/variants.json names.
 */
export function sameWordSpellings(word: string): string[] {
  if (word.includes('-')) return []
  return spellingsOf(word).filter(
    // The rule of 're' and 'er' makes 'manoeuvreing' of 'maneuvering', which is no word.
    (other) => other !== word && !apart.has(`${word}/${other}`) && !/re(?:ed|ing)$/.test(other),
  )
}

/** Whether another spelling of this word in lower case is a word of its own. */
export function isSpelledApart(word: string): boolean {
  return spellingsOf(word).some((other) => apart.has(`${word}/${other}`))
}

function formsIn(words: ReadonlyMap<string, AuthoredWord>): ReadonlyMap<string, string> {
  return new Map(
    [...words].flatMap(([word, { formOf }]) => (formOf ? [[word.toLowerCase(), formOf.toLowerCase()] as const] : [])),
  )
}
