import { NoteScreen } from '#features/notes'

/** /word-notes/{id}/{page?}: one own note. */
export function WordNote() {
  return <NoteScreen kind="own" />
}
