/** Forms of headwords that no source lists: of phrases by the word in them that changes, of new words by rule. */
import type { FormKind, PartOfSpeech } from '#contract/words'

export interface WordForm {
  readonly form: string
  readonly kind: FormKind
}

/** Forms of single words, by the word in lower case. */
export type FormsOf = (word: string) => readonly WordForm[]

const VERB_KINDS: ReadonlySet<FormKind> = new Set(['present', 'past', 'participle', 'gerund', 'third_person'])

/** Between the word that changes and what belongs to it: 'points of view', 'sisters in law'. */
const LINKS = new Set(['of', 'in', 'to', 'for', 'at', 'on', 'from', 'with', 'by', 'and', 'off', 'up', 'out'])

/**
 * Forms of a headword in lower case, `parts` being the parts of speech of its senses: a verb changes its first word, a noun the one before a
 * preposition, else its last. A word that `formsOf` does not know is changed by rule.
 */
export function inflect(headword: string, parts: ReadonlySet<PartOfSpeech>, formsOf: FormsOf): WordForm[] {
  const words = headword.split(' ')
  const found = [
    ...(parts.has('v') ? changedAt(words, 0, formsOf, verbForms) : []),
    ...(parts.has('n') ? changedAt(words, headOf(words), formsOf, nounForms) : []),
  ]
  return [...new Map(found.map((form) => [`${form.kind} ${form.form}`, form])).values()]
}

function changedAt(words: readonly string[], at: number, formsOf: FormsOf, change: Change): WordForm[] {
  const word = words[at] ?? ''
  return change(word, formsOf(word), words.length > 1).map(({ form, kind }) => ({
    form: words.with(at, form).join(' '),
    kind,
  }))
}

type Change = (word: string, known: readonly WordForm[], isPhrase: boolean) => readonly WordForm[]

/** 'used to' and 'had better' do not change: their first word is no base of a verb. */
const verbForms: Change = (word, known, isPhrase) => {
  const own = known.filter(({ kind }) => VERB_KINDS.has(kind))
  return own.length > 0 || (isPhrase && /(?:ed|ing|'t|'d)$/.test(word)) ? own : regularVerb(word)
}

const nounForms: Change = (word, known) => {
  const own = known.filter(({ kind }) => kind === 'plural')
  return own.length > 0 ? own : regularPlural(word)
}

/** The word of a compound that takes the plural. */
function headOf(words: readonly string[]): number {
  const link = words.findIndex((word, index) => index > 0 && LINKS.has(word))
  return link < 0 ? words.length - 1 : link - 1
}

const regularPlural = (word: string): WordForm[] =>
  word.endsWith('s') && !/(?:ss|us)$/.test(word) ? [] : [{ form: withS(word), kind: 'plural' }]

function regularVerb(word: string): WordForm[] {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(word)) return []
  const stem = /^[^aeiou]*(?:qu)?[aeiou][bdfglmnprtvz]$/.test(word)
    ? word + word.slice(-1)
    : word.replace(/(?<=[^aeiou])e$|(?<=u)e$/, '')
  const past = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${stem.replace(/e$/, '')}ed`
  return [
    { form: withS(word), kind: 'third_person' },
    { form: past, kind: 'past' },
    { form: past, kind: 'participle' },
    { form: `${stem}ing`, kind: 'gerund' },
  ]
}

const withS = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
