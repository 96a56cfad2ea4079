import { NotesScreen } from '#features/notes'

/** /official-notes: notes for everyone. */
export function OfficialNotes() {
  return <NotesScreen kind="official" />
}
