/** One opened note: reads it, shows changes at once, sends them in order, and hears of those that other pages make. */
import type { Change, Notice, NoteDelta } from '#contract/note-changes'
import type { Note, NoteEntry } from '#contract/notes'
import { ApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import type { PendingQueue, PendingQueueOptions, SendingState } from '#lib/pending-queue'
import type { NoteState } from '#rules/note-changes'
import { addOwnVersion } from './batch.ts'
import type { Batch } from './batch.ts'
import { chunkChanges } from './chunk-changes.ts'
import { acknowledge, addEntries, change, merge, openNote, refuse, viewOf, type Synced } from './sync.ts'

interface EntriesQuery {
  page?: string
  from?: string
  count: string
}

interface EntriesAnswer {
  version: number
  entries: NoteEntry[]
}

export interface NoteCalls {
  entries(query: EntriesQuery): Promise<EntriesAnswer>
  /** The first answer of `entries` if it is here already. */
  entriesAtHand?(query: EntriesQuery): EntriesAnswer | undefined
  changes(since: number): Promise<NoteDelta>
  send(batch: Batch, since: number): Promise<NoteDelta & { applied: number; notices: Notice[]; saved_at: string }>
}

export interface NoteSnapshot {
  /** Undefined until the note has arrived. */
  readonly view: NoteState | undefined
  readonly synced: Synced | undefined
  /** Every entry of the note is here; before that, at least those of the pages in `pages`. */
  readonly complete: boolean
  readonly pages: ReadonlySet<string>
  /** The first words of an official note are here; the others come when they are wanted. */
  readonly paused: boolean
  /** Why entries could not be read. */
  readonly error: ApiError | undefined
  /** An exception that is no answer of the server, for the error screen. */
  readonly fault: unknown
  /** Changes wait for a connection. */
  readonly offline: boolean
  /** The server did not take changes for another reason than the connection; they are sent again. */
  readonly failed: boolean
  /** When the server had the latest changes, by its clock; undefined before the first answer. */
  readonly savedAt: string | undefined
}

export interface NoteStore {
  read(): NoteSnapshot
  /** The note as it is shown. */
  now(): NoteState | undefined
  subscribe(listener: () => void): () => void
  /** For the first drawing: takes the note with the top of its list, if both are here already. Asks for nothing, unless they are of two versions. */
  begin(note: Note): void
  /** Takes the note as it was read; a newer one than known makes the store ask what changed. */
  take(note: Note): void
  /** Sees to it that these entries are here: of one page, or of the whole note. */
  load(page: string | null): void
  /** Brings the next part of an official note, or all that is left of it. */
  loadMore(how: 'part' | 'all'): void
  /** Applies changes now and sends them. */
  act(...changes: Change[]): void
  /** Sends what waits at once. */
  resend(): void
  /** Starts sending and calling back; the returned function stops it, when the note is left. */
  start(callbacks: NoteCallbacks): () => void
}

export interface NoteCallbacks {
  /** What the learner should be told of a batch. */
  readonly onNotices: (notices: readonly Notice[]) => void
  /** The server will never take a batch: what it changed is taken back. */
  readonly onRefused: (error: ApiError) => void
}

export interface NoteStoreOptions {
  /** Notes that are edited come whole, because their words are moved; those that are read, which may be long, by parts. */
  readonly isWhole: boolean
  readonly calls: NoteCalls
  /** Opens the queue of the note's batches, with those that a page left which was closed without a connection. */
  readonly openQueue: (options: NoteQueueOptions) => PendingQueue<Batch>
}

export type NoteQueueOptions = Pick<PendingQueueOptions<Batch>, 'send' | 'batchSize' | 'onRefused' | 'onState'>

/** Entries of the first answer, which shows the top of the list, and of those that follow. */
const FIRST = 40
const CHUNK = 500
/** Words of an official note that come without being asked for. */
const PART = 2_000

export function createNoteStore({ isWhole, calls, openQueue }: NoteStoreOptions): NoteStore {
  let now: NoteSnapshot = {
    view: undefined,
    synced: undefined,
    complete: false,
    pages: new Set(),
    paused: false,
    error: undefined,
    fault: undefined,
    offline: false,
    failed: false,
    savedAt: undefined,
  }
  const listeners = new Set<() => void>()
  const loading = new Set<string>()
  let early: NoteEntry[] = []
  let oldest = Infinity
  let isOpen = false
  let queue: PendingQueue<Batch> | undefined
  let has = 0
  let wanted = isWhole ? Infinity : PART
  let callbacks: NoteCallbacks | undefined

  function set(changes: Partial<NoteSnapshot>): void {
    const synced = changes.synced ?? now.synced
    const view = synced && (synced === now.synced ? now.view : viewOf(synced))
    now = { ...now, ...changes, view }
    for (const listener of listeners) listener()
  }

  /** Entries may arrive before the note, and from a newer one than is known. */
  function add(answer: EntriesAnswer): void {
    oldest = Math.min(oldest, answer.version)
    if (now.synced) set({ synced: addEntries(now.synced, answer.entries) })
    else early.push(...answer.entries)
  }

  async function fetchEntries(page: string | null): Promise<void> {
    if (page !== null) {
      add(await calls.entries({ page, count: '2000' }))
      set({ pages: new Set([...now.pages, page]) })
      return
    }
    while (has < wanted) {
      const count = has === 0 ? FIRST : Math.min(CHUNK, wanted - has)
      const answer = await calls.entries({ from: String(has), count: String(count) })
      addPart(answer, count)
      if (now.complete) return
    }
    set({ paused: true })
  }

  /** Adds what was asked for next; less than that is the end of the note. */
  function addPart(answer: EntriesAnswer, count: number): void {
    add(answer)
    has += answer.entries.length
    if (answer.entries.length < count) set({ complete: true })
  }

  function take(note: Note): void {
    if (!now.synced) {
      set({ synced: addEntries(openNote(note, queueOf().items()), early) })
      early = []
    }
    if (note.version > (now.synced?.version ?? 0) && queueOf().items().length === 0) pull().catch(failed)
  }

  async function pull(): Promise<void> {
    if (!now.synced || !isWhole) return
    const delta = await calls.changes(Math.min(now.synced.version, oldest))
    if (now.synced) set({ synced: merge(now.synced, delta) })
    oldest = Infinity
  }

  async function send([batch]: readonly Batch[]) {
    if (!batch) return { ids: [] }
    const answer = await calls.send(batch, now.synced?.version ?? batch.base)
    if (now.synced) set({ synced: acknowledge(now.synced, batch.id, answer), savedAt: answer.saved_at })
    if (answer.notices.length > 0) callbacks?.onNotices(answer.notices)
    return { ids: [batch.id], revise: addOwnVersion(answer.applied) }
  }

  /** A refused batch is taken back where the learner sees it; in a note that was left it waits for the next opening. */
  function takeRefusal(error: ApiError, batches: readonly Batch[]): 'drop' | 'keep' {
    if (!isOpen) return 'keep'
    for (const { id } of batches) if (now.synced) set({ synced: refuse(now.synced, id) })
    callbacks?.onRefused(error)
    return 'drop'
  }

  function showState(state: SendingState): void {
    if (state.kind === 'broken') set({ fault: state.error })
    else {
      const error = state.kind === 'waiting' ? state.error : undefined
      set({ offline: error?.status === 0, failed: error !== undefined && error.status !== 0 })
    }
  }

  /** Opened when the note has arrived, or when it is left before that. */
  const queueOf = () => (queue ??= openQueue({ batchSize: 1, send, onRefused: takeRefusal, onState: showState }))

  const failed = (error: unknown) => {
    set(error instanceof ApiError ? { error } : { fault: error })
  }

  function load(page: string | null): void {
    const key = page ?? ''
    if (now.complete || loading.has(key)) return
    loading.add(key)
    set({ error: undefined, ...(page === null && { paused: false }) })
    fetchEntries(page)
      .then(() => (now.synced && oldest !== Infinity && oldest !== now.synced.version ? pull() : undefined))
      .catch(failed)
      .finally(() => {
        loading.delete(key)
        // More was wanted at the last moment.
        if (page === null && now.paused && has < wanted) load(null)
      })
  }

  return {
    read: () => now,
    now: () => now.view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(note) {
      if (now.synced) return
      const answer = calls.entriesAtHand?.({ from: '0', count: String(FIRST) })
      if (!answer) return
      addPart(answer, FIRST)
      take(note)
      if (answer.version !== note.version) pull().catch(failed)
    },
    take,
    load,
    loadMore(how) {
      if (now.complete) return
      wanted = how === 'all' ? Infinity : Math.max(wanted, has + PART)
      load(null)
    },
    act(...changes) {
      if (!now.synced) return
      for (const part of chunkChanges(changes)) {
        set({ synced: change(now.synced, newId(), part) })
        const batch = now.synced.queue.at(-1)
        if (batch) queueOf().add(batch)
      }
    },
    resend() {
      queueOf().retry()
    },
    start(noteCallbacks) {
      isOpen = true
      callbacks = noteCallbacks
      return () => {
        isOpen = false
        // What waits goes on being sent; also what an earlier page left, when this one was left before the note arrived.
        queueOf()
      }
    },
  }
}
