import { NoteScreen } from '#features/notes'
import { AppLink } from '../AppLink.tsx'

/** /word-notes/{note}/{page?}: one own note. */
export function WordNote() {
  return <NoteScreen kind="own" LinkComponent={AppLink} />
}

/** /official-notes/{note}/{page?}: one note for everyone. */
export function OfficialNote() {
  return <NoteScreen kind="official" LinkComponent={AppLink} />
}
