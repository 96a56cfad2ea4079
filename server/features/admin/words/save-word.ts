/** Saves what an administrator wrote about a word, over the dictionary and in one transaction. */
import type { BlockConflict, BlockFault } from '#contract/edited-blocks'
import type { Language } from '#contract/locales'
import {
  wordBlocks,
  type BlockChanges,
  type EditedWord,
  type NewWord,
  type WordBlock,
  type WordBlocks,
} from '#contract/word-manager'
import type { Tx } from '../../../db/client.ts'
import { lockEdits, lockWordEdits, readEdits, type WordEdit } from '../../../db/word-edits.store.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { checkBlock, findHeadwordFault, type CheckedWord, type EditFault } from './check-blocks.ts'
import { readEditedWord } from './edited-word.ts'
import {
  findManagedWord,
  findWordId,
  insertWord,
  readFormsOf,
  readHeadwords,
  readWordIds,
} from './edited-word.store.ts'
import { faultText } from './fault-texts.ts'
import { pictureFiles } from './picture-set.ts'
import { deleteDraft } from './word-drafts.store.ts'
import { planOtherLookAlikes } from './other-look-alikes.ts'
import { planBlocks, writeEdits } from './write-edits.ts'

interface Editor {
  readonly session: Session
  readonly language: Language
}

/** All changes or none. Throws not_found, input_invalid with `faults`, and edit_conflict with `conflicts` and the `word` as it is now. */
export async function saveWord(
  { db, now }: Deps,
  { session, language }: Editor,
  wordId: number,
  changes: BlockChanges,
): Promise<EditedWord> {
  const at = now()
  return db.transaction(async (tx) => {
    if (!(await lockWordEdits(tx, wordId))) throw new HttpError('not_found')
    const edits = await readEdits(tx, wordId)
    const conflicts = findConflicts(changes, edits)
    if (conflicts.length > 0)
      throw new HttpError('edit_conflict', {
        extra: { conflicts, word: await readEditedWord(tx, wordId, session.userId, at) },
      })
    const forms = changes.forms?.value?.map(({ form }) => form) ?? (await readFormsOf(tx, wordId))
    const word = await assertFormal(tx, wordId, changes, edits, forms, language)
    const blocks = planBlocks(valuesOf(changes), word, forms)
    const { headword } = word
    const others = await planOtherLookAlikes(tx, { wordId, headword, edits }, changes.look_alikes)
    await writeEdits(
      tx,
      session,
      [{ wordId, headword, blocks, isNew: false }, ...others.words],
      new Map([[wordId, edits], ...others.edits]),
      at,
    )
    await deleteDraft(tx, { userId: session.userId, wordId })
    return readEditedWord(tx, wordId, session.userId, at)
  })
}

/** Throws word_exists with the `id` of that word, hidden or not, and input_invalid with `faults`. */
export async function addWord(deps: Deps, { session, language }: Editor, word: NewWord): Promise<EditedWord> {
  const { headword, part_of_speech, zh, en } = word
  const at = deps.now()
  const fault = findHeadwordFault(headword)
  if (fault) throw invalid([{ block: 'senses', row: null, field: 'headword', code: fault }], language)
  return deps.db.transaction(async (tx) => {
    await lockEdits(tx)
    const existing = await findWordId(tx, headword)
    const id = existing === undefined ? await insertWord(tx, headword) : undefined
    if (id === undefined)
      throw new HttpError('word_exists', { extra: { id: existing ?? (await findWordId(tx, headword)) } })
    const senses = [{ part_of_speech, zh, en, ipa_uk: null, ipa_us: null }]
    const changes: BlockChanges = { senses: { version: 0, value: senses }, hidden: { version: 0, value: false } }
    const none = new Map<string, WordEdit>()
    const added = await assertFormal(tx, id, changes, none, [], language)
    const blocks = planBlocks(valuesOf(changes), added, [])
    await writeEdits(tx, session, [{ wordId: id, headword, blocks, isNew: true }], new Map(), at)
    return readEditedWord(tx, id, session.userId, at)
  })
}

function findConflicts(changes: BlockChanges, edits: ReadonlyMap<string, WordEdit>): BlockConflict<WordBlock>[] {
  return wordBlocks.flatMap((block) => {
    const change = changes[block]
    const edit = edits.get(block)
    if (!change || !edit || edit.version === change.version) return []
    return [{ block, version: edit.version, author: edit.author, at: edit.at.toISOString() }]
  })
}

async function assertFormal(
  tx: Tx,
  wordId: number,
  changes: BlockChanges,
  edits: ReadonlyMap<string, WordEdit>,
  forms: readonly string[],
  language: Language,
): Promise<CheckedWord & { readonly meaningZh: string; readonly hasPicture: boolean }> {
  const found = await findManagedWord(tx, wordId)
  if (!found) throw new HttpError('not_found')
  const headwords = await readHeadwords(tx, changes.phrases?.value?.map(({ text }) => text) ?? [])
  const lookAlikes = await readWordIds(tx, changes.look_alikes?.value ?? [])
  const word = {
    headword: found.headword,
    forms,
    pictures: await pictureFiles(),
    isHeadword: (text: string) => headwords.has(text),
    isWord: (text: string) => lookAlikes.has(text),
    meaningZh: found.meaningZh,
    hasPicture: found.file !== null,
  }
  const faults = wordBlocks.flatMap((block) => faultsOf(block, changes, word))
  const source = edits.get('senses')
  // A word that was added has no source to go back to.
  if (changes.senses?.value === null && source?.rows && source.source.length === 0)
    faults.push({ block: 'senses', row: null, field: null, code: 'senses_none' })
  if (faults.length > 0) throw invalid(faults, language)
  return word
}

function faultsOf<B extends WordBlock>(block: B, changes: BlockChanges, word: CheckedWord) {
  const value = changes[block]?.value
  // The keys of changes are blocks, each with the value of its block.
  return value === undefined || value === null ? [] : checkBlock(block, value as WordBlocks[B], word)
}

const valuesOf = (changes: BlockChanges): Partial<{ readonly [B in WordBlock]: WordBlocks[B] | null }> =>
  Object.fromEntries(wordBlocks.flatMap((block) => (changes[block] ? [[block, changes[block].value]] : [])))

const invalid = (faults: readonly EditFault[], language: Language): HttpError =>
  new HttpError('input_invalid', {
    extra: {
      faults: faults.map(({ code, ...fault }): BlockFault<WordBlock> => ({
        ...fault,
        message: faultText(code, language),
      })),
    },
  })
