/**
 * Words that are spelled alike and said differently by their sense: 'lead' is liːd, and led as a metal. A sound belongs to parts of speech, and
 * where these do not decide, to senses whose zh holds one of its terms.
 */
import type { PartOfSpeech } from '#contract/words'
import authored from './authored/heteronyms.json' with { type: 'json' }
import type { SenseRow } from './rows.ts'

interface Sound {
  readonly uk: string
  readonly us: string
}

interface MissingSense {
  readonly pos: string
  readonly zh: string
  readonly en: string
  /** Shows the word in this sense. */
  readonly example: { readonly en: string; readonly zh: string }
}

interface Heteronym {
  readonly sounds: readonly (Sound & { readonly pos: readonly string[]; readonly zh?: readonly string[] })[]
  /** Senses that the entry of the word lacks, so that each of its sounds has one. */
  readonly senses?: readonly MissingSense[]
}

const heteronyms: ReadonlyMap<string, Heteronym> = new Map(Object.entries(authored as Record<string, Heteronym>))

/** How a word is said in a sense; null for words of one sound, and for senses of which nothing is said. */
export function soundOfSense(headword: string, partOfSpeech: string, zh: string | null): Sound | null {
  const sounds = heteronyms.get(headword)?.sounds.filter(({ pos }) => pos.includes(partOfSpeech)) ?? []
  const byTerm = sounds.find((sound) => sound.zh?.some((term) => zh?.includes(term)))
  const { uk, us } = byTerm ?? sounds.find((sound) => sound.zh === undefined) ?? {}
  return uk === undefined || us === undefined ? null : { uk, us }
}

/** Examples of the senses that are written here because the entry of the word lacks them. */
export const examplesOfMissingSenses = (headword: string): readonly { readonly en: string; readonly zh: string }[] =>
  heteronyms.get(headword)?.senses?.map(({ example }) => example) ?? []

/** Rows of a word's senses with the sound of each, and rows for the sounds that none of them has. */
export function withSounds(headword: string, rows: readonly SenseRow[]): SenseRow[] {
  const missing = heteronyms.get(headword)?.senses ?? []
  const all = [
    ...rows,
    ...missing.map(({ pos, zh, en }, index): SenseRow => ({
      headword,
      position: rows.length + index + 1,
      partOfSpeech: pos as PartOfSpeech,
      zh,
      en,
      ipaUk: null,
      ipaUs: null,
      authored: true,
    })),
  ]
  return all.map((row) => {
    const sound = soundOfSense(headword, row.partOfSpeech, row.zh)
    return sound ? { ...row, ipaUk: sound.uk, ipaUs: sound.us } : row
  })
}
