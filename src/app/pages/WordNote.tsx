import { NoteScreen } from '#features/notes'
import { noteSlots } from '../note-slots.tsx'

/** /word-notes/{id}/{page?}: one own note. */
export function WordNote() {
  return <NoteScreen kind="own" {...noteSlots} />
}
