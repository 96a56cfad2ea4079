/** Notes for other features. */
export { removeOldBin } from './bin.store.ts'
export { resolveWords } from './note-words.store.ts'
export { readNoteWordIds, readPageWords } from './page-words.ts'
export { getReadableNote, streamEntries, type PlacedEntry } from './stream-entries.ts'
export { lockLearner } from './limits.store.ts'
export { binNotes, lockNotes, restoreNotes, type NoteCopy } from './restore-notes.ts'
export { readNoteEntries } from './notes.store.ts'
