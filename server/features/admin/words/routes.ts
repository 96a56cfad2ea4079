/** The word manager over HTTP. */
import type { Deps } from '../../../deps.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'
import { fieldError, HttpError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/register-endpoints.ts'
import { readEditedWord } from './edited-word.ts'
import { findManagedWord, findWordId } from './edited-word.store.ts'
import { listManagedWords } from './managed-words.store.ts'
import { listPictureSet } from './picture-set.ts'
import { addWord, saveWord } from './save-word.ts'
import { deleteDraft, saveDraft } from './word-drafts.store.ts'

const PAGE = 30

const pages = createCursor({ id: cursorFields.integer })

type WordManagerHandlers = Pick<
  Handlers,
  'adminListWords' | 'adminListPictureSet' | 'adminGetWord' | 'addWord' | 'saveWord' | 'saveWordDraft'
>

export function wordManagerHandlers(deps: Deps): WordManagerHandlers {
  const { db, now } = deps
  /** The id of a word that an address names by headword or id. Throws not_found. */
  async function resolveWord(word: string): Promise<number> {
    const id = /^\d{1,9}$/.test(word) ? Number(word) : await findWordId(db, word)
    if (id === undefined) throw new HttpError('not_found')
    return id
  }
  return {
    async adminListWords({ query }) {
      const last = pages.parse(query.cursor)
      const after = last && (await findManagedWord(db, last.id))?.headword
      if (last && after === undefined) throw fieldError('cursor', 'field_invalid')
      const found = await listManagedWords(db, {
        text: query.q,
        list: query.list,
        flag: query.flag,
        after,
        limit: PAGE + 1,
      })
      const items = found.slice(0, PAGE)
      const end = found.length > PAGE ? items.at(-1) : undefined
      return { items, next: end ? pages.format({ id: end.word.id }) : null }
    },
    async adminListPictureSet() {
      return { items: await listPictureSet(db) }
    },
    adminGetWord: async ({ params }, { session }) =>
      readEditedWord(db, await resolveWord(params.word), session.userId, now()),
    addWord: ({ body }, editor) => addWord(deps, editor, body),
    saveWord: async ({ params, body }, editor) => saveWord(deps, editor, await resolveWord(params.word), body.changes),
    async saveWordDraft({ params, body }, { session }) {
      const key = { userId: session.userId, wordId: await resolveWord(params.word) }
      if (!(await findManagedWord(db, key.wordId))) throw new HttpError('not_found')
      if (Object.keys(body.changes).length === 0) await deleteDraft(db, key)
      else await saveDraft(db, key, body.changes, now())
      return undefined
    },
  }
}
