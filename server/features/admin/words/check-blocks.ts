/** The formal checks of edits: those of the build for senses, examples and related words, and the shape of all other blocks. */
import type { AuthoredWord } from '#content/authored-words'
import { findEntryFaults, type EntryFault } from '#content/authoring/formal-faults'
import { noteFaults } from '#content/authoring/origin-lines'
import { isDenied } from '#content/denied'
import type { WordBlock, WordBlocks } from '#contract/word-manager'
import { partsOfSpeech } from '#contract/words'
import { parsePhonemes, UnknownPhonemeError } from '#rules/parse-phonemes'
import type { EditFaultCode } from './fault-texts.ts'

export interface EditFault {
  readonly block: WordBlock
  readonly row: number | null
  readonly field: string | null
  readonly code: EditFaultCode
}

export interface CheckedWord {
  readonly headword: string
  /** Inflected forms, which may stand for the word in a sentence. */
  readonly forms: readonly string[]
  /** The files of the picture set. */
  readonly pictures: ReadonlySet<string>
  /** Whether learners find it. */
  readonly isHeadword: (text: string) => boolean
  /** Whether the dictionary has it, hidden or not; undefined where nothing asks. */
  readonly isWord?: (text: string) => boolean
}

const EXAMPLES = 8
const PARTS = { least: 2, most: 6 }
const HAN = /\p{Script=Han}/u

type Check<B extends WordBlock> = (value: WordBlocks[B], word: CheckedWord) => Omit<EditFault, 'block'>[]

const checks: { readonly [B in WordBlock]: Check<B> } = {
  senses: checkSenses,
  pronunciations: ({ ipa_uk, ipa_us }) => soundFaults(null, ipa_uk, ipa_us),
  forms: (rows) => [
    ...rows.flatMap(({ form }, row) =>
      /^[\p{Script=Latin}\d][\p{Script=Latin}\d'./ -]*$/u.test(form) && form === form.toLowerCase()
        ? []
        : [{ row, field: 'form', code: 'form_spelling' as const }],
    ),
    ...repeated(rows.map(({ form, kind }) => `${form} ${kind}`)).map((row) => ({
      row,
      field: 'form',
      code: 'row_twice' as const,
    })),
  ],
  examples: checkExamples,
  phrases: (rows, { isHeadword }) => [
    ...rows.flatMap(({ text, zh }, row) => [
      ...(isHeadword(text) ? [] : [{ row, field: 'text', code: 'phrase_unknown' as const }]),
      ...(HAN.test(zh) ? [] : [{ row, field: 'zh', code: 'zh_missing' as const }]),
    ]),
    ...repeated(rows.map(({ text }) => text)).map((row) => ({ row, field: 'text', code: 'row_twice' as const })),
  ],
  relations: checkRelations,
  structure: checkStructure,
  notes: checkNotes,
  look_alikes: checkLookAlikes,
  picture: ({ file }, { pictures }) =>
    file === null || pictures.has(file) ? [] : [{ row: null, field: 'file', code: 'picture_unknown' as const }],
  tags: () => [],
  hidden: () => [],
}

/** Faults of a block, each at its row and field. */
export function checkBlock<B extends WordBlock>(block: B, value: WordBlocks[B], word: CheckedWord): EditFault[] {
  return checks[block](value, word).map((fault) => ({ block, ...fault }))
}

/** What is wrong with the spelling of a new headword. */
export function findHeadwordFault(headword: string): 'headword_spelling' | 'headword_denied' | null {
  const isSpelled =
    /^[\p{Script=Latin}\d][\p{Script=Latin}\d'.&/+ -]*$/u.test(headword) &&
    /\p{Script=Latin}/u.test(headword) &&
    !/\s{2}/.test(headword)
  if (!isSpelled) return 'headword_spelling'
  return isDenied(headword) ? 'headword_denied' : null
}

function checkSenses(rows: WordBlocks['senses'], { headword, forms }: CheckedWord): Omit<EditFault, 'block'>[] {
  const faults = rows.flatMap((sense, row) => [
    ...languageFaults(row, sense.zh, sense.en),
    ...(sense.part_of_speech === '' ? [{ row, field: 'part_of_speech', code: 'part_missing' as const }] : []),
    ...soundFaults(row, sense.ipa_uk, sense.ipa_us),
  ])
  if (rows.length === 0) faults.push({ row: null, field: null, code: 'senses_none' })
  const senses = rows.map(({ part_of_speech, zh, en }) => ({
    pos: partsOfSpeech.find((part) => part === part_of_speech) ?? ('n' as const),
    zh: zh ?? '',
    en: en ?? '',
  }))
  return [...faults, ...formalFaults(headword, { senses }, forms)]
}

function checkExamples(rows: WordBlocks['examples'], { headword, forms }: CheckedWord): Omit<EditFault, 'block'>[] {
  const examples = rows.map(({ en, zh }) => ({ en: en.trim(), zh: zh ?? '' }))
  return [
    ...rows.flatMap(({ en, zh }, row) => languageFaults(row, zh, en)),
    ...(rows.length > EXAMPLES ? [{ row: null, field: null, code: 'examples_many' as const }] : []),
    ...repeated(rows.map(({ en }) => en)).map((row) => ({ row, field: 'en', code: 'row_twice' as const })),
    ...formalFaults(headword, { examples }, forms),
  ]
}

/** Synonyms and antonyms are checked together: no word is both. */
function checkRelations(rows: WordBlocks['relations'], { headword }: CheckedWord): Omit<EditFault, 'block'>[] {
  const groups = [['synonym', 'antonym'], ['family'], ['related']]
  return groups.flatMap((kinds) => {
    const own = rows.flatMap(({ kind, other }, row) => (kinds.includes(kind) ? [{ other, row }] : []))
    return formalFaults(headword, { synonyms: own.map(({ other }) => other) }, []).map((fault) => ({
      ...fault,
      row: fault.row === null ? null : (own[fault.row]?.row ?? null),
    }))
  })
}

function checkStructure(rows: WordBlocks['structure']): Omit<EditFault, 'block'>[] {
  const isWhole = rows.length === 0 || (rows.length >= PARTS.least && rows.length <= PARTS.most)
  return [
    ...(isWhole ? [] : [{ row: null, field: null, code: 'parts_count' as const }]),
    ...rows.flatMap(({ part, zh, en, origin }, row) => [
      ...(part === '' ? [{ row, field: 'part', code: 'missing' as const }] : []),
      ...(zh !== null && HAN.test(zh) ? [] : [{ row, field: 'zh', code: 'zh_missing' as const }]),
      ...Object.entries({ part, en, origin }).flatMap(([field, text]) =>
        text !== null && HAN.test(text) ? [{ row, field, code: 'en_chinese' as const }] : [],
      ),
    ]),
    ...repeated(rows.map(({ part }) => part)).map((row) => ({ row, field: 'part', code: 'row_twice' as const })),
  ]
}

function checkNotes(rows: WordBlocks['notes']): Omit<EditFault, 'block'>[] {
  return [
    ...rows.flatMap(({ zh, en }, row) => {
      const languages = languageFaults(row, zh, en)
      // A field in the wrong language is said to be that and nothing else.
      const others = noteFaults({ zh, en }).filter(({ field }) => !languages.some((fault) => fault.field === field))
      return [...languages, ...others.map(({ field, code }) => ({ row, field, code }))]
    }),
    ...repeated(rows.map(({ kind }) => kind)).map((row) => ({ row, field: 'kind', code: 'row_twice' as const })),
  ]
}

function checkLookAlikes(
  others: WordBlocks['look_alikes'],
  { headword, isWord }: CheckedWord,
): Omit<EditFault, 'block'>[] {
  return [
    ...others.flatMap((other, row): Omit<EditFault, 'block'>[] => {
      if (other === headword) return [{ row, field: 'other', code: 'look_alike_itself' }]
      return isWord?.(other) ? [] : [{ row, field: 'other', code: 'word_unknown' }]
    }),
    ...repeated(others).map((row) => ({ row, field: 'other', code: 'row_twice' as const })),
  ]
}

const formalFaults = (headword: string, word: AuthoredWord, forms: readonly string[]) =>
  findEntryFaults(headword, word, forms)
    .filter((fault) => !isOfEmptyField(fault, word))
    .map(({ row, field, code }) => ({ row, field, code }))

/** An empty field is said to be empty and nothing else. */
function isOfEmptyField({ part, row, field }: EntryFault, word: AuthoredWord): boolean {
  if (row === null || field === null || field === 'other') return false
  const rows = part === 'senses' ? word.senses : word.examples
  return rows?.[row]?.[field] === ''
}

function languageFaults(row: number, zh: string | null, en: string | null) {
  return [
    ...(zh !== null && HAN.test(zh) ? [] : [{ row, field: 'zh', code: 'zh_missing' as const }]),
    ...(en === null || en === '' ? [{ row, field: 'en', code: 'missing' as const }] : []),
    ...(en !== null && HAN.test(en) ? [{ row, field: 'en', code: 'en_chinese' as const }] : []),
  ]
}

function soundFaults(row: number | null, uk: string | null, us: string | null): Omit<EditFault, 'block'>[] {
  if ((uk === null) !== (us === null)) return [{ row, field: uk === null ? 'ipa_uk' : 'ipa_us', code: 'sound_pair' }]
  return Object.entries({ ipa_uk: uk, ipa_us: us }).flatMap(([field, ipa]) =>
    ipa === null || isSound(ipa) ? [] : [{ row, field, code: 'sound_sign' as const }],
  )
}

function isSound(ipa: string): boolean {
  try {
    return parsePhonemes(ipa).some((word) => word.length > 0)
  } catch (error) {
    if (error instanceof UnknownPhonemeError) return false
    throw error
  }
}

/** Rows whose text stands in an earlier row. */
const repeated = (texts: readonly string[]): number[] =>
  texts.flatMap((text, row) => (texts.indexOf(text) < row ? [row] : []))
