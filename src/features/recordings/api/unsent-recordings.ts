/**
 * Recordings that the server has not acknowledged: in memory and, where the browser has a database, in it, so that they survive a reload and a lost
 * connection. They go with the session, as all copies for offline use do.
 */
import type { MessageCode } from '#contract/messages'
import { listCopies, removeCopies, writeCopy } from '#lib/offline-store'
import type { Target } from '../model/target.ts'

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

const PREFIX = 'recording '
const nameOf = (id: string) => PREFIX + id

let owner: string | null = null
let items: readonly UnsentRecording[] = []
const listeners = new Set<() => void>()

function change(next: readonly UnsentRecording[]): void {
  items = next
  for (const listener of listeners) listener()
}

/** Forgets what another session has recorded. */
function own(session: string): void {
  if (owner === session) return
  owner = session
  change([])
}

export const unsentRecordings = {
  /** Forgets what is in memory, at the end of the session. */
  forget(): void {
    owner = null
    change([])
  },

  list: (): readonly UnsentRecording[] => items,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Reads what earlier pages of this session have left. */
  async load(session: string): Promise<void> {
    own(session)
    const stored = await listCopies<UnsentRecording>(session, PREFIX)
    if (owner !== session) return
    const ids = new Set(items.map(({ id }) => id))
    change([...stored.filter(({ id }) => !ids.has(id)), ...items].toSorted((a, b) => a.at.localeCompare(b.at)))
  },

  async save(session: string, recording: UnsentRecording): Promise<void> {
    own(session)
    change([...items.filter(({ id }) => id !== recording.id), recording].toSorted((a, b) => a.at.localeCompare(b.at)))
    await writeCopy(session, nameOf(recording.id), recording)
  },

  async remove(session: string, id: string): Promise<void> {
    if (owner === session) change(items.filter((item) => item.id !== id))
    await removeCopies(session, (name) => name === nameOf(id))
  },
}
