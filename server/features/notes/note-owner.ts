/** Whose note a batch changes: who may lock it, what it may hold, how far it may grow, and who hears of it. */
import type { Change } from '#contract/note-changes'
import type { EntryState, NoteState } from '#rules/note-changes'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { keepOwnWords } from '../words/index.ts'
import { admitGrowth } from './limits.ts'
import { ownLocked } from './notes.ts'
import type { NoteRow } from './notes.store.ts'

export interface ChangedNote {
  readonly id: string
  readonly before: NoteState
  readonly after: NoteState
  /** Entries as the batch leaves them. */
  readonly entries: readonly EntryState[]
  readonly at: Date
}

export interface NoteOwner {
  /** Locks the note until the transaction ends. Throws not_found. */
  lock(tx: Tx, noteId: string): Promise<NoteRow>
  /** Throws field_invalid for a change that notes of this owner do not take. */
  assertChange(change: Change): void
  /** Throws limit_reached or vip_required when `by` more words do not fit. */
  admitWords(tx: Tx, note: NoteRow, by: number, at: Date): Promise<void>
  /** Called when the rows are written; throws for what notes of this owner cannot hold, and nothing is saved. */
  onChanged(tx: Tx, changed: ChangedNote): Promise<void>
  /** Columns that each change of the note sets. */
  marks(at: Date): { readonly editedAt?: Date }
}

const officialFields: readonly string[] = ['title_zh', 'title_en', 'cover']

/** The owner of a learner's notes. */
export const learnerOf = ({ live }: Pick<Deps, 'live'>, session: Session): NoteOwner => ({
  lock: (tx, noteId) => ownLocked(tx, session, noteId),
  assertChange(change) {
    if ('field' in change && officialFields.includes(change.field)) throw new HttpError('field_invalid')
    if ('title_en' in change && change.title_en !== undefined) throw new HttpError('field_invalid')
  },
  admitWords: (tx, _, by, at) => admitGrowth(tx, session, { notes: 0, words: by }, at),
  async onChanged(tx, { entries }) {
    await keepOwnWords(tx, session.userId, entries)
    await live.tell(tx, session.userId, 'notes')
  },
  marks: () => ({}),
})
