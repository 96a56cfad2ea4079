/** Blocks of a word as the contract has them, to and from the rows of their tables. */
import { EN_LENGTH, maskWords } from '#content/meanings'
import { examTags, noteKinds, relationKinds } from '#contract/word-lists'
import type { WordBlock, WordBlocks } from '#contract/word-manager'
import { FormKind, PartOfSpeech } from '#contract/words'
import type { BlockRow } from '../../../db/word-edits.store.ts'

type ToRows = { readonly [B in WordBlock]: (value: WordBlocks[B]) => BlockRow[] }

/** The rows of what an administrator wrote: ours, so `authored`. */
const toRows: ToRows = {
  senses: (senses) =>
    senses.map(({ part_of_speech, zh, en, ipa_uk, ipa_us }, index) => ({
      position: index + 1,
      partOfSpeech: part_of_speech,
      zh,
      en,
      ipaUk: ipa_uk,
      ipaUs: ipa_us,
      authored: true,
    })),
  pronunciations: ({ ipa_uk, ipa_us }) => [{ ipaUk: ipa_uk, ipaUs: ipa_us, arpabet: null }],
  forms: (forms) => forms.map(({ form, kind }) => ({ form, kind })),
  examples: (examples) => examples.map(({ en, zh }, index) => ({ position: index + 1, en, zh, authored: true })),
  phrases: (phrases) => phrases.map(({ text, zh }, index) => ({ position: index + 1, text, zh })),
  relations: (relations) => relations.map(({ kind, other }) => ({ kind, other })),
  structure: (parts) =>
    parts.map(({ part, zh, en, origin }, index) => ({ position: index + 1, root: part, zh, meaning: en, origin })),
  notes: (notes) => notes.map(({ kind, zh, en }) => ({ kind, zh, en })),
  look_alikes: (headwords) => headwords.map((other) => ({ other })),
  picture: ({ file }) => (file === null ? [] : [{ file }]),
  tags: (tags) => [{ tags }],
  hidden: (hidden) => [{ hidden }],
}

export const blockRows = <B extends WordBlock>(block: B, value: WordBlocks[B]): BlockRow[] => toRows[block](value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

type ToValue = { readonly [B in WordBlock]: (rows: readonly BlockRow[]) => WordBlocks[B] }

const toValue: ToValue = {
  senses: (rows) =>
    rows.map((row) => ({
      part_of_speech: PartOfSpeech.safeParse(row['partOfSpeech']).data ?? '',
      zh: textOrNull(row['zh']),
      en: textOrNull(row['en']),
      ipa_uk: textOrNull(row['ipaUk']),
      ipa_us: textOrNull(row['ipaUs']),
    })),
  pronunciations: ([row]) => ({ ipa_uk: textOrNull(row?.['ipaUk']), ipa_us: textOrNull(row?.['ipaUs']) }),
  forms: (rows) =>
    rows.flatMap((row) => {
      const kind = FormKind.safeParse(row['kind']).data
      return kind ? [{ form: textOf(row['form']), kind }] : []
    }),
  examples: (rows) => rows.map((row) => ({ en: textOf(row['en']), zh: textOrNull(row['zh']) })),
  phrases: (rows) => rows.map((row) => ({ text: textOf(row['text']), zh: textOf(row['zh']) })),
  relations: (rows) =>
    rows.flatMap((row) => {
      const kind = relationKinds.find((each) => each === row['kind'])
      return kind ? [{ kind, other: textOf(row['other']) }] : []
    }),
  structure: (rows) =>
    rows.map((row) => ({
      part: textOf(row['root']),
      zh: textOrNull(row['zh']),
      en: textOrNull(row['meaning']),
      origin: textOrNull(row['origin']),
    })),
  notes: (rows) =>
    noteKinds.flatMap((kind) => {
      const row = rows.find((each) => each['kind'] === kind)
      return row ? [{ kind, zh: textOf(row['zh']), en: textOf(row['en']) }] : []
    }),
  look_alikes: (rows) => rows.map((row) => textOf(row['other'])).toSorted(),
  picture: ([row]) => ({ file: textOrNull(row?.['file']) }),
  tags: ([row]) => {
    const tags: unknown = row?.['tags']
    return Array.isArray(tags) ? examTags.filter((tag) => tags.includes(tag)) : []
  },
  hidden: ([row]) => row?.['hidden'] === true,
}

export const blockValue = <B extends WordBlock>(block: B, rows: readonly BlockRow[]): WordBlocks[B] =>
  toValue[block](rows)

interface Meant {
  readonly headword: string
  readonly meaningZh: string
  readonly hasPicture: boolean
}

/** What questions ask of a word with these senses: the sense that its picture shows, else the first. Its author has reviewed it. */
export function meaningRow(senses: WordBlocks['senses'], word: Meant, forms: readonly string[]): BlockRow {
  const shown = word.hasPicture ? senses.find(({ zh }) => zh?.includes(word.meaningZh)) : undefined
  const asked = shown ?? senses[0]
  return {
    meaningZh: asked?.zh ?? '',
    meaningEn: maskWords(asked?.en ?? '', [word.headword, ...forms]).slice(0, EN_LENGTH),
    partOfSpeech: asked?.part_of_speech ?? null,
    reviewed: true,
  }
}
