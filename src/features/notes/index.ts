export { NoteScreen } from './components/NoteScreen.tsx'
export { NotesScreen } from './components/NotesScreen.tsx'
export { SaveToNote } from './components/SaveToNote.tsx'
