import { NoteScreen } from '#features/notes'

/** /word-notes/{note}/{page?}: one own note. */
export function WordNote() {
  return <NoteScreen kind="own" />
}

/** /official-notes/{note}/{page?}: one note for everyone. */
export function OfficialNote() {
  return <NoteScreen kind="official" />
}
