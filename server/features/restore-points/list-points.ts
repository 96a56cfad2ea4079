/** Points as the learner sees them: what each holds, and what is not so any more. */
import type { Output } from '#contract/core'
import { MOST_DIFFERENCES } from '#contract/restore-limits'
import type {
  getRestorePoint,
  listRestorePoints,
  NoteDifference,
  OtherKind,
  RestoredNote,
} from '#contract/restore-points'
import { compareEntries } from '#rules/restore-note'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readNoteEntries } from '../notes/index.ts'
import { compareTexts } from '../reader/index.ts'
import { compareSentences } from '../sentences/index.ts'
import { readItems, type Item } from './capture.store.ts'
import { parseNote, parseOthers } from './contents.ts'
import { nextNight } from './nightly.ts'
import {
  findPoint,
  listPoints,
  readBodies,
  readItemsOf,
  readNextAt,
  type ItemRow,
  type PointRow,
} from './points.store.ts'

/** Differences that a line of the list names. */
const NAMED = 3

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** Notes of a point that hold something else now, or are deleted. */
function differencesOf(items: readonly ItemRow[], live: ReadonlyMap<string, Item>): NoteDifference[] {
  return items
    .flatMap((item): NoteDifference[] => {
      const now = live.get(item.itemId)
      const then = { note: item.itemId, title: item.title, words: item.count }
      if (!now) return [{ ...then, kind: 'deleted', words_now: 0 }]
      return now.hash === item.hash ? [] : [{ ...then, kind: 'changed', words_now: now.count }]
    })
    .toSorted(byTitle)
}

const isNote = ({ kind }: Item) => kind === 'note'
const notesOf = (items: readonly Item[], note?: string) =>
  new Map(
    items.flatMap((item) =>
      isNote(item) && (note === undefined || item.itemId === note) ? [[item.itemId, item] as const] : [],
    ),
  )

const otherKinds: readonly (readonly [OtherKind, string])[] = [
  ['sentences', 'sentences'],
  ['texts', 'text'],
  ['settings', 'settings'],
  ['plan', 'plan'],
]

/** What a point holds besides notes and is not so any more. What came since is no difference: it stays. */
function othersOf(items: readonly ItemRow[], now: readonly Item[]): OtherKind[] {
  const present = new Map(now.map((item) => [`${item.kind} ${item.itemId}`, item.hash]))
  return otherKinds.flatMap(([name, kind]) =>
    items.some((item) => item.kind === kind && present.get(`${kind} ${item.itemId}`) !== item.hash) ? [name] : [],
  )
}

const present = ({ id, kind, at }: PointRow, notes: readonly ItemRow[]) => ({
  id,
  at: at.toISOString(),
  kind: kind === 'night' ? ('night' as const) : ('before_restore' as const),
  notes: notes.length,
  words: notes.reduce((sum, { count }) => sum + count, 0),
})

export async function list(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, timeZone }: Session,
  note: string | undefined,
): Promise<Output<typeof listRestorePoints>> {
  const points = await listPoints(db, userId)
  const items = Map.groupBy(
    await readItemsOf(
      db,
      userId,
      points.map(({ id }) => id),
    ),
    ({ pointId }) => pointId,
  )
  // What has not changed since the latest point is not read.
  const current = await readItems(db, userId, points[0]?.id ?? null)
  const live = notesOf(current, note)
  const at = now()
  const nextAt = await readNextAt(db, userId)
  let later = note === undefined ? undefined : live.get(note)?.hash
  const shown = points.flatMap((point) => {
    const all = items.get(point.id) ?? []
    const notes = all.filter((item) => isNote(item) && (note === undefined || item.itemId === note))
    if (note !== undefined) {
      const [then] = notes
      // The same as in the point after, or not yet there.
      if (!then || then.hash === later) return []
      later = then.hash
    }
    const differences = differencesOf(notes, live)
    const known = new Set(notes.map(({ itemId }) => itemId))
    const newer = note === undefined ? [...live.keys()].filter((id) => !known.has(id)).length : 0
    return [
      {
        ...present(point, notes),
        differences: differences.slice(0, NAMED),
        different: differences.length,
        newer,
        others: note === undefined ? othersOf(all, current) : [],
      },
    ]
  })
  return { points: shown, next_at: (nextAt && nextAt > at ? nextAt : nextNight(timeZone, at)).toISOString() }
}

/** Throws not_found, also for a point of another learner and for a note that the point does not hold. */
export async function getPoint(db: Reader, userId: string, id: string, note: string | undefined) {
  const point = await findPoint(db, userId, id)
  if (!point) throw new HttpError('not_found')
  const items = (await readItemsOf(db, userId, [id])).filter(
    (item) => note === undefined || (isNote(item) && item.itemId === note),
  )
  const isTakenAway = note !== undefined && point.broughtBack?.notes.includes(note)
  if (note !== undefined && items.length === 0 && !isTakenAway) throw new HttpError('not_found')
  return { point, items }
}

/** Throws not_found. */
export async function preview(
  db: Reader,
  { userId }: Session,
  id: string,
  note: string | undefined,
): Promise<Output<typeof getRestorePoint>> {
  const { point, items } = await getPoint(db, userId, id, note)
  const notes = items.filter(isNote)
  const current = await readItems(db, userId, id)
  const live = notesOf(current, note)
  const differences = differencesOf(notes, live)
  const known = new Set(notes.map(({ itemId }) => itemId))
  const brought = new Set(point.broughtBack?.notes)
  const unknown = [...live.values()].filter(({ itemId }) => !known.has(itemId))
  const newer = note === undefined ? unknown.filter(({ itemId }) => !brought.has(itemId)).toSorted(byTitle) : []
  return {
    ...present(point, notes),
    restored: await compareNotes(db, userId, notes, differences.slice(0, MOST_DIFFERENCES)),
    different: differences.length,
    stay: newer.slice(0, MOST_DIFFERENCES).map(({ itemId, title, count }) => ({ note: itemId, title, words: count })),
    newer: newer.length,
    taken_away: unknown.filter(({ itemId }) => brought.has(itemId)).length,
    ...(note === undefined
      ? await compareOthers(db, userId, point, items, current)
      : { sentences: 0, texts: 0, settings: false, plan: false }),
  }
}

async function compareNotes(
  db: Reader,
  userId: string,
  notes: readonly ItemRow[],
  differences: readonly NoteDifference[],
): Promise<RestoredNote[]> {
  const items = new Map(notes.map((item) => [item.itemId, item]))
  const restored: RestoredNote[] = []
  for (const difference of differences) {
    const item = items.get(difference.note)
    if (!item) continue
    // One at a time: a note may be large.
    const body = (await readBodies(db, userId, [item.hash])).get(item.hash)
    if (body === undefined) continue
    const then = parseNote(item, body).content.entries
    const now = difference.kind === 'deleted' ? [] : await readNoteEntries(db, difference.note)
    restored.push({ ...difference, ...compareEntries(now, then) })
  }
  return restored
}

async function compareOthers(
  db: Reader,
  userId: string,
  { broughtBack }: PointRow,
  items: readonly ItemRow[],
  current: readonly Item[],
) {
  const written = items.filter(({ kind }) => kind === 'sentences' || kind === 'text')
  const bodies = await readBodies(db, userId, [...new Set(written.map(({ hash }) => hash))])
  const copies = parseOthers(written, bodies)
  const sentences = await compareSentences(db, userId, copies.sentences)
  const texts = await compareTexts(db, userId, copies.texts)
  const others = othersOf(items, current)
  return {
    sentences: sentences.missing.length + sentences.changed.length + (broughtBack?.sentences.length ?? 0),
    texts: texts.missing.length + texts.changed.length + (broughtBack?.texts.length ?? 0),
    settings: others.includes('settings'),
    plan: others.includes('plan') || (broughtBack?.plan ?? false),
  }
}
