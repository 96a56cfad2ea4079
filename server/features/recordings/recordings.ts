/** Recordings: kept, listed, heard, deleted and taken back. */
import { randomUUID } from 'node:crypto'
import type { HandlerInput, Output } from '#contract/core'
import {
  RECORDING_LATE_DAYS,
  RECORDING_RESTORE_MINUTES,
  RECORDING_SECONDS,
  TAKE_HOURS,
  TAKE_SECONDS,
} from '#contract/recording-limits'
import type { listRecordings, Recording, RecordingState, saveRecording } from '#contract/recordings'
import { limitOf, refusalOf } from '#rules/entitlements'
import { countedTime } from '#rules/late-answers'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { announceWork } from '../../db/work-channel.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import type { Files } from '../../providers/files/index.ts'
import type { Scorer } from '../../providers/scorer/index.ts'
import { measureSpeech } from '../../providers/scorer/sound-level.ts'
import { addToDay } from '../days/index.ts'
import { tierAt } from '../entitlements/index.ts'
import { checkWav } from './check-wav.ts'
import * as store from './recordings.store.ts'
import type { Subject } from './subjects.ts'

/** Recordings of a page. */
const PAGE = 30
/** Takes of a learner at once: more than a scene has lines, and a bound to what a mischievous caller stores. */
const MOST_TAKES = 40
const RESTORE_MS = RECORDING_RESTORE_MINUTES * 60_000
const LATE_MS = RECORDING_LATE_DAYS * 86_400_000

export interface Upload {
  readonly id: string | undefined
  readonly subject: Subject
  readonly isTake: boolean
  /** When it was said, by the client; nothing for now. */
  readonly at?: string | undefined
  readonly file: HandlerInput<typeof saveRecording>['file']
}

/**
 * Keeps a recording; the same id is the same recording, also when the first upload broke off. The row comes before the file, so that a process that
 * ends between the two leaves a row that a job finds. Throws what `checkWav` throws, recording_not_found for the id of a deleted or a foreign
 * recording, vip_required and limit_reached, and busy when another upload of the id failed meanwhile: this one is to be sent again.
 */
export async function save(
  { db, live, now, scorer }: Deps,
  files: Pick<Files, 'save'>,
  session: Session,
  { id = randomUUID(), subject, isTake, at: saidAt, file }: Upload,
): Promise<Recording> {
  const { ms, samples } = checkWav(file, isTake ? TAKE_SECONDS : RECORDING_SECONDS)
  const { userId } = session
  const at = now()
  const row: store.NewRecording = {
    ...subject,
    id,
    userId,
    file: `recordings/${randomUUID()}.wav`,
    ms,
    bytes: file.byteLength,
    createdAt: countedTime(saidAt, new Date(at.getTime() - LATE_MS), at),
    savedAt: at,
    expiresAt: isTake ? new Date(at.getTime() + TAKE_HOURS * 3_600_000) : null,
  }
  const saving = await db.transaction((tx) => reserve(tx, session, row, at))
  if (saving.state !== 'saving') return present(saving)
  await files.save(saving.file, file).catch(async (error: unknown) => {
    await db.transaction((tx) => store.eraseSaving(tx, saving))
    throw error
  })
  const outcome = stateOf(scorer, saving)
  const spokenMs = measureSpeech(samples)
  const isSaved = await db.transaction(async (tx) => {
    // Of two uploads of one id one counts.
    if (await store.markSaved(tx, saving, outcome)) await addToDay(tx, session, { spokenMs }, saving.createdAt)
    else if ((await store.findById(tx, id))?.file !== saving.file) {
      // Another upload of this id failed and took the row along: this file has none.
      await store.addRemovedFile(tx, saving.file)
      return false
    }
    await live.tell(tx, userId, 'recordings')
    if (outcome.state === 'queued') await announceWork(tx, 'recordings')
    return true
  })
  if (!isSaved) throw new HttpError('busy')
  return readOwn(db, session, id)
}

/** How a recording goes on once its file is there. */
function stateOf(scorer: Scorer | null, { target }: store.RecordingRow): store.SavedState {
  if (!scorer) return { state: 'not_scored', reason: 'no_scorer' }
  return target ? { state: 'queued', reason: null } : { state: 'not_scored', reason: 'unknown_sound' }
}

/** The row of an upload: a new one, that of the upload before, or that of a recording that is kept already. */
async function reserve(tx: Tx, session: Session, row: store.NewRecording, at: Date): Promise<store.RecordingRow> {
  await store.lockLearner(tx, session.userId)
  const known = await store.findById(tx, row.id)
  if (!known) {
    if (!row.expiresAt) await admitOne(tx, session, at)
    await store.insertRecording(tx, row)
    if (row.expiresAt) await store.eraseTakesBeyond(tx, session.userId, MOST_TAKES)
  } else if (known.userId === session.userId && known.deletedAt === null) {
    // What did not hear of the take's arrival sends it as a recording.
    if (known.expiresAt && !row.expiresAt) {
      await admitOne(tx, session, at)
      await store.markKept(tx, row.id)
    }
    if (known.state === 'saving') await store.renewSaving(tx, row.id, at)
  }
  const saving = await store.findById(tx, row.id)
  if (saving?.userId !== session.userId || saving.deletedAt !== null) throw new HttpError('recording_not_found')
  return saving
}

/** Throws vip_required, or limit_reached for a VIP, when the learner keeps as many as they may. The caller holds the learner's lock. */
async function admitOne(tx: Tx, session: Session, at: Date): Promise<void> {
  const tier = tierAt(session, at)
  if ((await store.countKept(tx, session.userId)) >= limitOf('recordings', tier)) throw new HttpError(refusalOf(tier))
}

const pages = createCursor<store.RecordingPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

export async function list(
  { db, now }: Deps,
  session: Session,
  { q, word, from, to, cursor }: HandlerInput<typeof listRecordings>['query'],
): Promise<Output<typeof listRecordings>> {
  const filter = {
    q: q?.trim(),
    word: word?.trim(),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
  const rows = await store.listOwn(db, session.userId, filter, pages.parse(cursor), PAGE + 1)
  const items = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? items.at(-1) : undefined
  return {
    items: items.map(present),
    next: last ? pages.format(last) : null,
    kept: await store.countKept(db, session.userId),
    limit: limitOf('recordings', tierAt(session, now())),
  }
}

/** Throws recording_not_found. */
export async function readOwn(db: Reader, { userId }: Session, id: string): Promise<Recording> {
  return present(await getOwn(db, userId, id))
}

/** Throws recording_not_found, also for a recording of another learner. */
export async function getOwn(db: Reader, userId: string, id: string): Promise<store.RecordingRow> {
  const row = await store.findOwn(db, userId, id)
  if (!row) throw new HttpError('recording_not_found')
  return row
}

/** Throws recording_not_found. */
export async function remove({ db, live, now }: Deps, { userId }: Session, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await store.markDeleted(tx, userId, id, now()))) throw new HttpError('recording_not_found')
    await live.tell(tx, userId, 'recordings')
  })
}

/** Takes a deletion back; again changes nothing. Throws recording_not_found when its time is over, vip_required and limit_reached. */
export async function restore({ db, live, now }: Deps, session: Session, id: string): Promise<Recording> {
  const at = now()
  await db.transaction(async (tx) => {
    await store.lockLearner(tx, session.userId)
    const deleted = await store.findDeleted(tx, session.userId, id, new Date(at.getTime() - RESTORE_MS))
    if (!deleted) return
    if (!deleted.expiresAt) await admitOne(tx, session, at)
    await store.unmarkDeleted(tx, id)
    await live.tell(tx, session.userId, 'recordings')
    if (deleted.state === 'queued') await announceWork(tx, 'recordings')
  })
  return readOwn(db, session, id)
}

/** Puts a take among the recordings; again changes nothing. Throws recording_not_found when its time is over, vip_required and limit_reached. */
export async function keep({ db, live, now }: Deps, session: Session, id: string): Promise<Recording> {
  const at = now()
  await db.transaction(async (tx) => {
    await store.lockLearner(tx, session.userId)
    const { expiresAt } = await getOwn(tx, session.userId, id)
    if (!expiresAt) return
    if (expiresAt < at) throw new HttpError('recording_not_found')
    await admitOne(tx, session, at)
    await store.markKept(tx, id)
    await live.tell(tx, session.userId, 'recordings')
  })
  return readOwn(db, session, id)
}

/** What can be taken back no more goes for good, and so do takes whose time is over and uploads that never ended. */
export const removeOldRecordings = (db: Db, now: Date): Promise<void> =>
  // Twice the time: no one is taking it back at this moment.
  db.transaction((tx) => store.eraseBefore(tx, new Date(now.getTime() - 2 * RESTORE_MS), now))

const present = (row: store.RecordingRow): Recording => ({
  id: row.id,
  state: row.state as RecordingState,
  ...(row.score && { score: row.score }),
  ...(row.reason && { reason: row.reason }),
  kind: row.kind as Recording['kind'],
  text: row.text,
  sentence_id: row.sentenceId,
  ms: row.ms,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
})
