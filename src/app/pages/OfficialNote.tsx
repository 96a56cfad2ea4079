import { NoteScreen } from '#features/notes'

/** /official-notes/{id}/{page?}: one note for everyone. */
export function OfficialNote() {
  return <NoteScreen kind="official" />
}
