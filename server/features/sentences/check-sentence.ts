/** A sentence against the dictionary. The tutor checks with it, too. */
import type { Language } from '#contract/locales'
import type { Finding } from '#contract/sentences'
import { checkSentence, keepLikelySlips } from '#rules/sentence-check'
import type { AboutWord } from '#rules/sentence-finding'
import type { Lexicon } from '../words/index.ts'
import { findingText } from './finding-text.ts'
import { knownWord } from './known-word.ts'

/** Spellings that may have been meant. */
const MEANT = 3
/** Of more unknown words than these nobody wants to read. */
const MOST_UNKNOWN = 12

/** What the dictionary notices. @param word that shall be in it, as its headword */
export async function findInSentence(
  lexicon: Lexicon,
  sentence: string,
  word: string | null,
  language: Language,
  about: AboutWord = {},
): Promise<Finding[]> {
  const look = (text: string) => knownWord(lexicon, text)
  const findings = checkSentence(sentence, word, look, about)
  const unknown = findings.flatMap((finding) => (finding.code === 'unknown_word' ? [finding.word] : []))
  const meant = new Map<string, readonly string[]>()
  for (const text of unknown.slice(0, MOST_UNKNOWN)) meant.set(text, await lexicon.meant(text, MEANT))
  return keepLikelySlips(sentence, findings, meant, look).map((finding) => ({
    code: finding.code,
    ...finding.span,
    text: findingText(finding, finding.code === 'unknown_word' ? (meant.get(finding.word) ?? []) : [], language),
  }))
}
