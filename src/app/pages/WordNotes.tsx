import { NotesScreen } from '#features/notes'
import { AppLink } from '../AppLink.tsx'

/** /word-notes: the learner's own notes. */
export function WordNotes() {
  return <NotesScreen kind="own" LinkComponent={AppLink} />
}

/** /official-notes: notes for everyone. */
export function OfficialNotes() {
  return <NotesScreen kind="official" LinkComponent={AppLink} />
}
