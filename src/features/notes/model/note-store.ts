/** One opened note: reads it, shows changes at once, sends them in order, and hears of those that other pages make. */
import type { Change, Notice, NoteDelta } from '#contract/note-changes'
import type { Note, NoteEntry } from '#contract/notes'
import { ApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import type { NoteState } from '#rules/note-changes'
import { isRetryable } from './batch.ts'
import type { Batch } from './batch.ts'
import { chunkChanges } from './chunk-changes.ts'
import { acknowledge, addEntries, change, merge, openNote, refuse, viewOf, type Synced } from './sync.ts'

export interface NoteCalls {
  entries(query: { page?: string; from?: string; count: string }): Promise<{ version: number; entries: NoteEntry[] }>
  changes(since: number): Promise<NoteDelta>
  send(batch: Batch, since: number): Promise<NoteDelta & { applied: number; notices: Notice[] }>
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
  /** Changes wait for a connection. */
  readonly offline: boolean
}

export interface NoteStore {
  read(): NoteSnapshot
  /** The note as it is shown. */
  now(): NoteState | undefined
  subscribe(listener: () => void): () => void
  /** Takes the note as it was read; a newer one than known makes the store ask what changed. */
  take(note: Note): void
  /** Sees to it that these entries are here: of one page, or of the whole note. */
  load(page: string | null): void
  /** Brings the next part of an official note, or all that is left of it. */
  loadMore(how: 'part' | 'all'): void
  /** Applies changes now and sends them. */
  act(...changes: Change[]): void
  /** Begins to send and to tell; the returned function ends it: the note is left. */
  start(ears: NoteListeners): () => void
}

export interface NoteListeners {
  /** What the learner should be told of a batch. */
  readonly onNotices: (notices: readonly Notice[]) => void
  /** The server will never take a batch: what it changed is taken back. */
  readonly onRefused: (error: ApiError) => void
}

export interface NoteStoreOptions {
  /** Own notes come whole, because their words are moved; official ones, which may be long, by parts. */
  readonly kind: 'own' | 'official'
  readonly calls: NoteCalls
  /** Changes left behind by a page that was closed without a connection. */
  readonly left: readonly Batch[]
  /** Called with what is unconfirmed whenever it changes, and the ids of what is done. */
  readonly keep: (queue: readonly Batch[], done: ReadonlySet<string>) => void
  /** Called when the note is left and nothing of it is on its way, and for what is changed after that: what is kept is for others to send. */
  readonly handOver: () => void
}

/** Entries of the first answer, which shows the top of the list, and of those that follow. */
const FIRST = 40
const CHUNK = 500
/** Words of an official note that come without being asked for. */
const PART = 2_000
const RETRY_MS = 3_000

export function createNoteStore({ kind, calls, left, keep, handOver }: NoteStoreOptions): NoteStore {
  let now: NoteSnapshot = {
    view: undefined,
    synced: undefined,
    complete: false,
    pages: new Set(),
    paused: false,
    error: undefined,
    offline: false,
  }
  const listeners = new Set<() => void>()
  const done = new Set<string>()
  const loading = new Set<string>()
  let early: NoteEntry[] = []
  let oldest = Infinity
  let sending = false
  let stopped = true
  let has = 0
  let wanted = kind === 'own' ? Infinity : PART
  let ears: NoteListeners | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(changes: Partial<NoteSnapshot>): void {
    const synced = changes.synced ?? now.synced
    const view = synced && (synced === now.synced ? now.view : viewOf(synced))
    now = { ...now, ...changes, view }
    for (const listener of listeners) listener()
  }

  /** Entries may arrive before the note, and from a newer one than is known. */
  function add(answer: { version: number; entries: NoteEntry[] }): void {
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
      add(answer)
      has += answer.entries.length
      if (answer.entries.length < count) return set({ complete: true })
    }
    set({ paused: true })
  }

  async function pull(): Promise<void> {
    if (!now.synced || kind === 'official') return
    const delta = await calls.changes(Math.min(now.synced.version, oldest))
    if (now.synced) set({ synced: merge(now.synced, delta) })
    oldest = Infinity
  }

  async function send(): Promise<void> {
    if (sending) return
    if (stopped) return handOver()
    sending = true
    clearTimeout(timer)
    try {
      for (let [batch] = now.synced?.queue ?? []; batch && !stopped; [batch] = now.synced?.queue ?? []) {
        const { id } = batch
        const answer = await calls.send(batch, now.synced?.version ?? 0)
        done.add(id)
        if (!now.synced) break
        set({ synced: acknowledge(now.synced, id, answer), offline: false })
        keep(now.synced.queue, done)
        if (answer.notices.length > 0) ears?.onNotices(answer.notices)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [batch] = now.synced?.queue ?? []
      if (isRetryable(error) || !batch || !now.synced) {
        set({ offline: error.status === 0 })
        if (!stopped) timer = setTimeout(() => void send(), RETRY_MS)
      } else {
        done.add(batch.id)
        set({ synced: refuse(now.synced, batch.id) })
        keep(now.synced.queue, done)
        ears?.onRefused(error)
        if (!stopped) timer = setTimeout(() => void send(), 0)
      }
    } finally {
      sending = false
      if (stopped) handOver()
    }
  }

  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    set({ error })
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
    take(note) {
      if (!now.synced) {
        set({ synced: addEntries(openNote(note, left), early) })
        early = []
        void send()
      }
      if (note.version > (now.synced?.version ?? 0) && !sending) pull().catch(failed)
    },
    load,
    loadMore(how) {
      if (now.complete) return
      wanted = how === 'all' ? Infinity : Math.max(wanted, has + PART)
      load(null)
    },
    act(...changes) {
      if (!now.synced) return
      for (const part of chunkChanges(changes)) if (now.synced) set({ synced: change(now.synced, newId(), part) })
      keep(now.synced.queue, done)
      void send()
    },
    start(listening) {
      stopped = false
      ears = listening
      void send()
      return () => {
        stopped = true
        clearTimeout(timer)
        void send()
      }
    },
  }
}
