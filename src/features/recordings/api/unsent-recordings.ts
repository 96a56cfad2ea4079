/**
 * Recordings that the server has not acknowledged: in the browser's database by their user, so that they survive a reload, a lost connection and
 * the end of a session. No other user of the browser finds them. What the database does not take stays in the memory of this tab.
 */
import type { MessageCode } from '#contract/messages'
import { ownerOf, settled, transact } from '#lib/offline-store'
import type { Target } from '../model/target.ts'
import { recordWaitingRecordings } from '../model/waiting-recordings.ts'

export interface UnsentRecording {
  /** Made here: the server takes a recording once, by its id. */
  readonly id: string
  readonly target: Target
  readonly wav: ArrayBuffer
  readonly ms: number
  /** When it was recorded, as an ISO instant. */
  readonly at: string
  /** Why the server does not take it. It waits for the learner then. */
  readonly refusal?: { readonly code: MessageCode | (string & {}); readonly message: string }
}

/** As it is listed. */
export interface ListedRecording extends UnsentRecording {
  /** The browser has not stored it: it goes with this tab. */
  readonly isInMemory: boolean
}

/** Most unsent recordings of a user in one browser: 2.5 MB of words, at most 96 MB of whole minutes. */
export const MOST_UNSENT = 50

type State = 'waiting' | 'refused'
const states = ['waiting', 'refused'] as const

// Keys in the order of time: the sender takes the first of a range, without reading the others.
const keyOf = (userId: string, { at, id }: UnsentRecording, state: State) => [
  ownerOf(userId),
  `recording ${state} ${at} ${id}`,
]
const rangeOf = (userId: string, state = '') =>
  IDBKeyRange.bound([ownerOf(userId), `recording ${state}`], [ownerOf(userId), `recording ${state}\uffff`])

const stateOf = ({ refusal }: UnsentRecording): State => (refusal ? 'refused' : 'waiting')

/** By user and id, what the database did not take. */
const memory = new Map<string, Map<string, UnsentRecording>>()
/** Ids whose state in the database is older than that of this tab. */
const stale = new Set<string>()

const byTime = (a: UnsentRecording, b: UnsentRecording): number => a.at.localeCompare(b.at)
const memoryOf = (userId: string): UnsentRecording[] => [...(memory.get(userId)?.values() ?? [])].toSorted(byTime)

/** Asks before the tab is closed: what is in its memory alone would be gone. */
const askBeforeUnload = (event: Event): void => event.preventDefault()

function holdInMemory(userId: string, recording: UnsentRecording): void {
  memory.set(userId, (memory.get(userId) ?? new Map<string, UnsentRecording>()).set(recording.id, recording))
  window.addEventListener('beforeunload', askBeforeUnload)
}

function dropFromMemory(userId: string, id: string): void {
  memory.get(userId)?.delete(id)
  const isEmpty = [...memory.values()].every(({ size }) => size === 0)
  if (isEmpty) window.removeEventListener('beforeunload', askBeforeUnload)
}

const none: readonly ListedRecording[] = []
let listed = { userId: '', items: none }
/** Counts the reads: the last one that began has seen every change. */
let reads = 0
const listeners = new Set<() => void>()

/** Reads the list again for those who show it, and counts what waits. */
async function publish(userId: string): Promise<void> {
  const turn = (reads += 1)
  const inMemory = memoryOf(userId)
  const stored = await transact('readonly', (copies) => settled(copies.count(rangeOf(userId, 'waiting '))))
  recordWaitingRecordings(userId, { stored, inMemory: inMemory.filter(({ refusal }) => refusal === undefined).length })
  if (listeners.size === 0) return
  const read = await transact('readonly', (copies) => settled<UnsentRecording[]>(copies.getAll(rangeOf(userId))))
  if (turn !== reads) return
  const items = [
    ...(read ?? []).filter(({ id }) => !stale.has(id)).map((item) => ({ ...item, isInMemory: false })),
    ...inMemory.map((item) => ({ ...item, isInMemory: true })),
  ]
  listed = { userId, items: items.toSorted(byTime) }
  for (const listener of listeners) listener()
}

/** Writes it under its state. Answers whether the browser has stored it. */
async function store(userId: string, recording: UnsentRecording): Promise<boolean> {
  const isStored = await transact('readwrite', async (copies) => {
    for (const state of states) copies.delete(keyOf(userId, recording, state))
    await settled(copies.put(recording, keyOf(userId, recording, stateOf(recording))))
    return true
  })
  return isStored === true
}

export const unsentRecordings = {
  /** The recordings of a user, the oldest first, as they were read last. */
  list: (userId: string): readonly ListedRecording[] => (listed.userId === userId ? listed.items : none),

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Reads them again: another tab or an earlier page may have changed them. */
  load: publish,

  /** Whether there are as many as a browser keeps. */
  async isFull(userId: string): Promise<boolean> {
    const stored = await transact('readonly', (copies) => settled(copies.count(rangeOf(userId))))
    return (stored ?? 0) + memoryOf(userId).length >= MOST_UNSENT
  },

  /** The oldest that waits for the server; undefined when none does. */
  async findNext(userId: string): Promise<UnsentRecording | undefined> {
    // What the database could not delete stays before the others.
    const first = await transact('readonly', (copies) =>
      settled<UnsentRecording[]>(copies.getAll(rangeOf(userId, 'waiting '), stale.size + 1)),
    )
    return first?.find(({ id }) => !stale.has(id)) ?? memoryOf(userId).find(({ refusal }) => refusal === undefined)
  },

  /** Whether it is still wanted: the learner may discard it, in another tab too, while it is sent. */
  async has(userId: string, recording: UnsentRecording): Promise<boolean> {
    if (memory.get(userId)?.has(recording.id)) return true
    if (stale.has(recording.id)) return false
    const isStored = await transact('readonly', async (copies) => {
      const counts = states.map((state) => settled(copies.count(keyOf(userId, recording, state))))
      return (await Promise.all(counts)).some((each) => each > 0)
    })
    // A database that does not answer says nothing.
    return isStored ?? true
  },

  /** Keeps it, or what has become of it. Answers whether the browser has stored it: if not it lasts as long as the tab. */
  async save(userId: string, recording: UnsentRecording): Promise<boolean> {
    const isStored = await store(userId, recording)
    if (isStored) {
      dropFromMemory(userId, recording.id)
      stale.delete(recording.id)
    } else {
      stale.add(recording.id)
      holdInMemory(userId, recording)
    }
    await publish(userId)
    return isStored
  },

  async remove(userId: string, recording: UnsentRecording): Promise<void> {
    const isRemoved = await transact('readwrite', async (copies) => {
      for (const state of states) copies.delete(keyOf(userId, recording, state))
      return true
    })
    dropFromMemory(userId, recording.id)
    // Else it would be sent again and again.
    if (!isRemoved) stale.add(recording.id)
    await publish(userId)
  },
}
