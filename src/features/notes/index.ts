export { NoteScreen } from './components/NoteScreen.tsx'
export { NotesScreen } from './components/NotesScreen.tsx'
export { SaveToNote } from './components/SaveToNote.tsx'
export { entryOf } from './model/entry-of.ts'
