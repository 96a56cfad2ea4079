/** Rows of official notes. */
import { and, asc, count, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ManagedNoteState } from '#contract/official-notes'
import type { Reader, Tx } from '../../../db/client.ts'
import { notes } from '../../../db/schema/notes.ts'
import { pictures } from '../../../db/schema/words.ts'
import type { NoteRow } from '../notes.store.ts'

const isOfficial = and(isNull(notes.userId), isNull(notes.deletedAt))

const states = {
  published: isNotNull(notes.publishedAt),
  withdrawn: isNull(notes.publishedAt),
  edited: isNotNull(notes.editedAt),
} as const satisfies Record<ManagedNoteState, SQL>

interface OfficialFilter {
  /** A part of a title. */
  readonly title: string | undefined
  readonly tag: string | undefined
  readonly state: ManagedNoteState | undefined
  /** The place after which the page begins. */
  readonly after: number
  readonly limit: number
}

/** Official notes in their order, each with its place among all of them. */
export async function listOfficial(
  db: Reader,
  { title, tag, state, after, limit }: OfficialFilter,
): Promise<{ note: NoteRow; place: number }[]> {
  const ordered = db
    .select({
      id: notes.id,
      place: sql<number>`row_number() over (order by ${notes.position}, ${notes.id})`.mapWith(Number).as('place'),
    })
    .from(notes)
    .where(isOfficial)
    .as('ordered')
  const pattern = title && `%${title.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select({ note: notes, place: ordered.place })
    .from(notes)
    .innerJoin(ordered, eq(ordered.id, notes.id))
    .where(
      and(
        gt(ordered.place, after),
        pattern ? or(ilike(notes.titleZh, pattern), ilike(notes.titleEn, pattern)) : undefined,
        tag ? eq(notes.tag, tag) : undefined,
        state && states[state],
      ),
    )
    .orderBy(asc(ordered.place))
    .limit(limit)
}

export async function countOfficial(db: Reader): Promise<number> {
  const [row] = await db.select({ notes: count() }).from(notes).where(isOfficial)
  return row?.notes ?? 0
}

/** Ids of all official notes in their order, locked until the transaction ends. */
export async function lockOrder(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: notes.id, position: notes.position })
    .from(notes)
    .where(isOfficial)
    .orderBy(asc(notes.id))
    .for('no key update')
  return rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

/** Gives the notes their places, from 1. */
export async function saveOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${notes} set position = placed.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::uuid[]) with ordinality as placed (id, place)
    where ${notes.id} = placed.id and ${notes.position} <> placed.place`)
}

/** Whether a word of the dictionary is shown by this picture. */
export async function isPictureFile(db: Reader, file: string): Promise<boolean> {
  const [row] = await db.select({ file: pictures.file }).from(pictures).where(eq(pictures.file, file)).limit(1)
  return row !== undefined
}
