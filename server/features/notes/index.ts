/** Notes for other features. */
export { removeOldBin } from './bin.store.ts'
export { makeGivenNote } from './given-note.ts'
export { lockLearner } from './limits.store.ts'
export { resolveWords } from './note-words.store.ts'
export { readNoteEntries } from './notes.store.ts'
export { readNoteWordIds, readNoteWords, readPageWords } from './page-words.ts'
export { binNotes, lockNotes, restoreNotes, type NoteCopy } from './restore-notes.ts'
export { getReadableNote, streamEntries, type PlacedEntry } from './stream-entries.ts'
