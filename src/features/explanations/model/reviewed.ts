import type { RunWord } from '#contract/challenges'
import type { PartOfSpeech, Section, SectionKind, WordRecord } from '#contract/words'

/** A block that we have written and reviewed ourselves; undefined where the dictionary has none. */
export function reviewedSection<K extends SectionKind>(record: WordRecord | undefined, kind: K) {
  const section = record?.sections.find((each): each is Extract<Section, { kind: K }> => each.kind === kind)
  return section?.source.every((source) => source === 'wordgrove') ? section : undefined
}

/** Terms of a Chinese meaning: '布料；织物' are two. */
const termsOf = (zh: string): string[] => zh.split(/[；;，,、]/).flatMap((term) => term.trim() || [])

interface Meant {
  readonly zh: string | null
  readonly en: string | null
}

/** The one of several meanings that a question asked for, by its Chinese terms, else by its English text; -1 where it is none of them. */
function indexOfAsked({ meaning }: Pick<RunWord, 'meaning'>, senses: readonly Meant[]): number {
  const terms = new Set(termsOf(meaning.zh))
  if (terms.size > 0) return senses.findIndex(({ zh }) => zh !== null && termsOf(zh).some((term) => terms.has(term)))
  return senses.findIndex(({ en }) => en !== null && en === meaning.en)
}

export interface SenseFacts {
  /** '' where the dictionary does not say. */
  readonly partOfSpeech: PartOfSpeech
  /** Undefined where none was reviewed, and of another meaning than the dictionary asks: the sentences of a word begin with that of this one. */
  readonly example: { readonly id: string | null; readonly en: string; readonly zh: string | null } | undefined
}

/** What the dictionary says of a word in the sense that the question asked for. */
export function senseFacts(word: Pick<RunWord, 'meaning'>, record: WordRecord | undefined): SenseFacts {
  const definitions = record?.sections.find(({ kind }) => kind === 'definitions')
  const senses = definitions?.kind === 'definitions' ? definitions.items : []
  // A word of one sense is asked in no other, however its picture calls it: 双肩包 and 背包.
  const sense = senses.length === 1 ? senses[0] : senses[indexOfAsked(word, senses)]
  const isUsual = record !== undefined && indexOfAsked(word, [record.meaning]) === 0
  return {
    partOfSpeech: sense?.part_of_speech ?? '',
    example: isUsual ? reviewedSection(record, 'examples')?.items[0] : undefined,
  }
}
