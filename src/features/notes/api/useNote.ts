import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { Change, Notice } from '#contract/note-changes'
import type { Note } from '#contract/notes'
import { call, takeBootData } from '#lib/api'
import type { ApiError } from '#lib/api'
import { openPendingQueue } from '#lib/pending-sender'
import { token } from '#lib/token'
import { useCall, useRevalidate } from '#lib/swr'
import type { NoteState } from '#rules/note-changes'
import type { Kind } from '../model/address.ts'
import { createNoteStore } from '../model/note-store.ts'
import type { NoteCalls, NoteSnapshot } from '../model/note-store.ts'
import { noteSender, officialNoteSender, sendBatch, sendOfficialBatch } from './note-sender.ts'

export interface OpenNote extends Omit<NoteSnapshot, 'fault'> {
  /** The note as the server showed it last. */
  note: Note | undefined
  /** It is as new as the server had it last. */
  current: boolean
  /** Why the note cannot be shown. */
  fault: ApiError | undefined
  retry: () => void
  /** Sends at once what the server did not take. */
  resend: () => void
  /** Applies changes at once and sends them. */
  act: (...changes: Change[]) => void
  /** The note as it is shown at this moment, for what is done to it: a function that stays the same spares drawing. */
  now: () => NoteState | undefined
  /** Brings the entries of the whole note, wherever one looks; of an official one `part` brings the next part. */
  loadMore: (how: 'part' | 'all') => void
}

export interface UseNoteOptions {
  userId: string
  kind: Kind
  /** The page that is shown; null for the whole note. */
  page: string | null
  onNotices: (notices: readonly Notice[]) => void
  onRefused: (error: ApiError) => void
}

const callsFor = (id: string, kind: Kind, session: string): NoteCalls => ({
  entries: (query) => call('GET /api/notes/{id}/entries', { params: { id }, query }),
  entriesAtHand: (query) => takeBootData('GET /api/notes/{id}/entries', { params: { id }, query }),
  changes: (since) =>
    call(kind === 'managed' ? 'GET /api/admin/notes/{id}/changes' : 'GET /api/notes/{id}/changes', {
      params: { id },
      query: { since: String(since) },
    }),
  send: (batch, since) => (kind === 'managed' ? sendOfficialBatch : sendBatch)(id, batch, since, session),
})

/** A note, opened: use its id as the key of the component. */
export function useNote(id: string, { userId, kind, page, onNotices, onRefused }: UseNoteOptions): OpenNote {
  const isManaged = kind === 'managed'
  const read = useCall(isManaged ? null : 'GET /api/notes/{id}', { params: { id } })
  const managed = useCall(isManaged ? 'GET /api/admin/notes/{id}' : null, { params: { id } })
  const outline = isManaged ? managed : read
  const revalidate = useRevalidate()
  const callbacks = useEffectEvent(() => ({ onNotices, onRefused }))
  // One store for as long as the note is open: it holds what the server has not confirmed.
  const store = useMemo(
    () =>
      createNoteStore({
        isWhole: kind !== 'official',
        calls: callsFor(id, kind, token.read() ?? ''),
        openQueue: (options) =>
          openPendingQueue(kind === 'managed' ? officialNoteSender : noteSender, id, userId, options),
      }),
    [id, userId, kind],
  )
  useEffect(
    () =>
      store.start({
        onNotices: (notices) => callbacks().onNotices(notices),
        onRefused: (error) => callbacks().onRefused(error),
      }),
    [store],
  )
  const { data } = outline
  // While it is drawn: a note that is here already is never seen loading, and not drawn twice.
  if (data && page === null) store.begin(data)
  const snapshot = useSyncExternalStore(store.subscribe, store.read)
  // Entries first, so that both are drawn at once.
  useLayoutEffect(() => store.load(page), [store, page])
  useLayoutEffect(() => {
    if (data) store.take(data)
  }, [store, data])
  // The list shows how many words there are and when they were changed. Where the whole application goes, its cache is gone before.
  useEffect(() => () => void revalidate(isManaged ? 'GET /api/admin/notes' : 'GET /api/notes'), [revalidate, isManaged])
  if (snapshot.fault !== undefined) throw snapshot.fault
  return {
    ...snapshot,
    note: data,
    current: data !== undefined && !outline.isValidating && (snapshot.synced?.version ?? -1) >= data.version,
    fault: outline.error ?? snapshot.error,
    retry: () => {
      void outline.mutate()
      store.load(page)
    },
    resend: store.resend,
    act: store.act,
    now: store.now,
    loadMore: store.loadMore,
  }
}
