import { NoteScreen } from '#features/notes'
import { noteSlots } from '../note-slots.tsx'

/** /official-notes/{id}/{page?}: one note for everyone. */
export function OfficialNote() {
  return <NoteScreen kind="official" {...noteSlots} />
}
