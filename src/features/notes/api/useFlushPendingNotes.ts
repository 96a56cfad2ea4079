import { useFlushPending } from '#lib/pending-sender'
import { noteFlushes } from './note-sender.ts'

/** Sends changes of notes that wait in the browser. For screens on which no note is open. */
export const useFlushPendingNotes = (): void => useFlushPending(noteFlushes)
