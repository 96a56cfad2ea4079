/** Changes of official notes: what they may hold, and how each change is logged and told to the administrators. */
import { isUnfit } from '#content/denied'
import type { CheckedWord } from '#contract/notes'
import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { fieldError, HttpError } from '../../../http/errors.ts'
import { listAdministrators, logAdmin } from '../../admin/index.ts'
import type { ChangedNote, NoteOwner } from '../note-owner.ts'
import { lockOfficial, type NoteRow } from '../notes.store.ts'
import { coverFile } from '../present.ts'
import { describeChanges } from './describe-changes.ts'
import { isPictureFile } from './official-notes.store.ts'

/** Most words of one official note. */
const MOST_WORDS = 10_000

export async function getOfficialLocked(tx: Tx, id: string): Promise<NoteRow> {
  const note = await lockOfficial(tx, id)
  if (!note) throw new HttpError('not_found')
  return note
}

/** Tells every administrator's pages to read official notes again. */
export async function tellAdministrators(tx: Tx, live: Deps['live']): Promise<void> {
  for (const id of await listAdministrators(tx)) await live.tell(tx, id, 'official_notes')
}

/** The owner of official notes: the product, through an administrator. */
export const productBy = ({ live }: Pick<Deps, 'live'>, session: Session): NoteOwner => ({
  lock: getOfficialLocked,
  assertChange(change) {
    // It would write one language over the other.
    if ('field' in change && change.field === 'title') throw new HttpError('field_invalid')
  },
  async admitWords(_, note, by) {
    if (by > 0 && note.words + by > MOST_WORDS) throw new HttpError('limit_reached')
  },
  async onChanged(tx, changed) {
    assertWords(changed)
    const { id, before, after, at } = changed
    const cover = after.cover === before.cover ? null : coverFile(after.cover)
    if (cover !== null && !(await isPictureFile(tx, cover))) throw fieldError('cover', 'field_invalid')
    const description = describeChanges(before, after)
    await logAdmin(tx, session, { action: 'note.change', subject: id, ...description, at })
    await tellAdministrators(tx, live)
  },
  marks: (at) => ({ editedAt: at }),
})

/** What an official note does not take is unknown to it. */
export const withoutUnfit = (checked: CheckedWord): CheckedWord =>
  isUnfit(checked.headword) ? { word: checked.word, state: 'unknown', headword: checked.word, meaning: null } : checked

/** An official note holds words of the dictionary alone, and none that is unfit for a list. */
function assertWords({ before, entries }: ChangedNote): void {
  for (const { id, word, wordId, deletedWith } of entries) {
    if (deletedWith !== null || before.entries.get(id)?.word === word) continue
    if (wordId === null) throw new HttpError('note_word_unknown', { values: { word } })
    if (isUnfit(word)) throw new HttpError('note_word_unfit', { values: { word } })
  }
}
