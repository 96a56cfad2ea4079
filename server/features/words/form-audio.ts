/** Inflected forms and phrases by another person, spoken. */
import { soundOfForm, type Accent } from '#content/form-sounds'
import { soundOfSense } from '#content/heteronyms'
import { readWeakForms } from '#content/weak-forms'
import type { FormKind, PartOfSpeech } from '#contract/words'
import { spokenWord, type SpokenText } from './audio.ts'
import type { Lexicon, Resolved } from './lexicon.ts'

/** What the look-up cuts off: "neighbor's" leads to 'neighbour'. */
export const POSSESSIVE = /'s?$/

export type Resolving = Pick<Lexicon, 'resolve'>

/** The printed sound of a word in lower case: a headword's own, and the strong one of a function word ('was'). */
function printedSound(lexicon: Resolving, accent: Accent): (word: string) => string | null {
  return (word) => {
    const entry = lexicon.resolve(word)?.entry
    const { ipa_uk: uk, ipa_us: us } = entry?.key === word ? entry.summary : { ipa_uk: null, ipa_us: null }
    return readWeakForms(word)?.[accent].strong ?? (accent === 'uk' ? uk : us)
  }
}

const PART_OF_FORM: Partial<Record<FormKind, PartOfSpeech>> = {
  plural: 'n',
  third_person: 'v',
  past: 'v',
  participle: 'v',
  gerund: 'v',
  comparative: 'adj',
  superlative: 'adj',
}

/** A headword as it is said in the part of speech of its form: 'progressing' is of prəˈɡres, 'records' of either. */
function soundOfBase({ entry, formOf }: Resolved): SpokenText['ipa'] {
  const parts = new Set(formOf.flatMap((form) => (form.entry === entry ? (PART_OF_FORM[form.kind] ?? []) : [])))
  const [part] = parts
  return (parts.size === 1 && part && soundOfSense(entry.headword, part, null)) || spokenWord(entry.summary).ipa
}

/**
 * A text that is not its headword: 'tears up', 'made up my mind'. A form whose sound does not follow from the headword's has none, and the voice
 * reads its letters; another way of writing a headword ('ice-cream') sounds like it, unless an editor wrote another sound.
 */
export function spokenForm(found: Resolved, key: string, lexicon: Resolving): SpokenText {
  const { entry, formOf } = found
  const base = soundOfBase(found)
  const soundIn = (accent: Accent): string | null => {
    const sound = base[accent]
    const ofForm = sound === null ? null : soundOfForm(entry.key, key, sound, accent, printedSound(lexicon, accent))
    const isSpelling = formOf.every(({ kind }) => kind === 'variant') && !POSSESSIVE.test(key)
    return ofForm ?? (isSpelling ? sound : null)
  }
  return { text: formOf.length > 0 ? key : entry.headword, ipa: { uk: soundIn('uk'), us: soundIn('us') } }
}
