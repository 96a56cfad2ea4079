/**
 * What a dictionary can say about a learner's sentence: spelling, and forms that are wrong wherever they stand. It keeps silent where it is not
 * sure, so that nothing right is called wrong; whether the sentence says what it should, it cannot tell.
 */

/** A word of the sentence as the dictionary knows it. */
export interface KnownWord {
  readonly headword: string
  /** Whether the text is a word by itself, and no form alone. */
  readonly isHeadword: boolean
  /** The words that it is a form of. */
  readonly forms: readonly { readonly of: string; readonly kind: string }[]
  /** Whether it begins with a vowel sound; null when unknown. */
  readonly startsWithVowel: boolean | null
}

export type SentenceFinding =
  | { readonly kind: 'unknown_word'; readonly word: string }
  | { readonly kind: 'missing_word'; readonly word: string }
  | { readonly kind: 'repeated'; readonly word: string }
  | { readonly kind: 'article'; readonly given: string; readonly right: string; readonly next: string }
  | { readonly kind: 'base_form'; readonly after: string; readonly given: string; readonly right: string }
  | { readonly kind: 'small_i' }
  | { readonly kind: 'capital' }
  | { readonly kind: 'full_stop' }

/** A verb after one of these stands in its base form, when a pronoun stands before them: 'she can go', but 'can dogs swim'. */
const auxiliaries = new Set(
  "can could will would shall should may might must do does did can't couldn't won't wouldn't shouldn't mustn't don't doesn't didn't".split(
    ' ',
  ),
)
const pronouns = new Set('i you he she it we they'.split(' '))
/** 'To' after one of these begins an infinitive. */
const wantsTo = new Set(
  'want wants wanted need needs needed try tried hope hopes hoped decide decided like likes liked'.split(' '),
)
const notBase = new Set(['past', 'participle', 'third_person'])
/** Words that are rightly said twice. */
const twice = new Set(['had', 'that', 'very', 'so', 'no', 'ha', 'bye', 'really'])

/**
 * @param word that shall be in the sentence, in any of its forms
 * @param look what the dictionary knows of a text
 */
export function checkSentence(
  sentence: string,
  word: string | null,
  look: (text: string) => KnownWord | null,
): SentenceFinding[] {
  const tokens = [...sentence.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].map(([text], index) => {
    const key = text.replaceAll('’', "'").toLowerCase()
    const isName = index > 0 && /^\p{Lu}/u.test(text)
    return { text, key, known: look(key) ?? look(text), isName }
  })
  const findings: SentenceFinding[] = []
  for (const [index, { text, key, known, isName }] of tokens.entries()) {
    const before = tokens[index - 1]
    const first = tokens[index - 2]
    // A first word in capitals may be a name, too.
    if (!known && !isName && !/^\p{Lu}/u.test(text)) findings.push({ kind: 'unknown_word', word: text })
    if (before?.key === key && !twice.has(key)) findings.push({ kind: 'repeated', word: key })
    if (text === 'i') findings.push({ kind: 'small_i' })
    if (before && (before.key === 'a' || before.key === 'an') && known && known.startsWithVowel !== null) {
      const right = known.startsWithVowel ? 'an' : 'a'
      if (before.key !== right) findings.push({ kind: 'article', given: before.key, right, next: text })
    }
    const isAfterAuxiliary = before && first && auxiliaries.has(before.key) && pronouns.has(first.key)
    const isInfinitive = before?.key === 'to' && first && wantsTo.has(first.key)
    const base = known && !known.isHeadword ? baseOf(known) : null
    if (before && base !== null && (isAfterAuxiliary || isInfinitive))
      findings.push({ kind: 'base_form', after: before.text, given: text, right: base })
  }
  if (word !== null && !holds(sentence, word, tokens)) findings.unshift({ kind: 'missing_word', word })
  const start = /[\p{L}]/u.exec(sentence)?.[0]
  if (start !== undefined && /\p{Ll}/u.test(start) && tokens[0]?.text !== 'i') findings.push({ kind: 'capital' })
  if (!/[.!?。！？…]["'”’)]*\s*$/.test(sentence)) findings.push({ kind: 'full_stop' })
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** The verb of which a text is nothing but a finite form or a participle; null for every other text. */
function baseOf({ forms }: KnownWord): string | null {
  const verbs = forms.filter(({ kind }) => notBase.has(kind))
  const [first] = verbs
  return first && forms.every(({ kind, of }) => notBase.has(kind) || (kind === 'plural' && of === first.of))
    ? first.of
    : null
}

function holds(sentence: string, word: string, tokens: readonly { key: string; known: KnownWord | null }[]): boolean {
  const wanted = word.toLowerCase()
  if (tokens.some(({ key, known }) => key === wanted || known?.headword.toLowerCase() === wanted)) return true
  if (tokens.some(({ known }) => known?.forms.some(({ of }) => of.toLowerCase() === wanted))) return true
  // A phrase, each of its words in any form, one after the other: 'gave up'.
  const parts = wanted.split(' ')
  if (parts.length < 2) return ` ${sentence.toLowerCase()} `.includes(` ${wanted} `)
  const isPart = (token: (typeof tokens)[number] | undefined, part: string) =>
    token !== undefined &&
    (token.key === part || token.known?.headword === part || token.known?.forms.some(({ of }) => of === part) === true)
  return tokens.some((_, index) => parts.every((part, nth) => isPart(tokens[index + nth], part)))
}
