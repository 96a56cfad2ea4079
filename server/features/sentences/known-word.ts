import type { KnownWord } from '#rules/sentence-finding'
import type { Lexicon } from '../words/index.ts'

/** A text as the check of sentences knows it; null where the dictionary does not. */
export function knownWord(lexicon: Lexicon, text: string): KnownWord | null {
  const resolved = lexicon.resolve(text)
  if (!resolved) return null
  const { entry, formOf } = resolved
  // A form sounds like its word at the beginning, unless it begins with another letter: 'went', 'am'.
  const isHeard = entry.key.startsWith(text.slice(0, 1).toLowerCase())
  const { ipa_uk, ipa_us } = entry.summary
  const sounds = [ipa_uk, ipa_us].flatMap((ipa) => (ipa === null ? [] : [/^[ˈˌ(]*[aeiouɑɒæʌəɜɝɚɛɪɔʊ]/.test(ipa)]))
  // 'A herb' is right in London, 'an herb' in New York.
  const [first] = sounds
  const isAgreed = first !== undefined && sounds.every((sound) => sound === first)
  return {
    headword: entry.headword,
    isHeadword: entry.key === text.toLowerCase(),
    forms: formOf.map((form) => ({ of: form.entry.headword, kind: form.kind })),
    startsWithVowel: isHeard && isAgreed ? first : null,
    rank: entry.rank,
  }
}
