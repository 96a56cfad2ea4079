/** Notes for other features. */
export { removeOldBin } from './bin.store.ts'
export { resolveWords } from './note-words.store.ts'
export { readNoteWordIds, readPageWords } from './page-words.ts'
export { getReadableNote, streamEntries, type PlacedEntry } from './stream-entries.ts'
