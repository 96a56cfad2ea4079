import { NotesScreen } from '#features/notes'

/** /word-notes: the learner's own notes. */
export function WordNotes() {
  return <NotesScreen kind="own" />
}
