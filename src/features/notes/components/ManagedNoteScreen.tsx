import { useParams } from 'react-router-dom'
import { useUser } from '#lib/session'
import { ManagedNote } from './ManagedNote.tsx'
import { NoteLoading } from './NoteStates.tsx'

/** /admin/notes-manager/{id}/{page?}: an official note, edited. */
export function ManagedNoteScreen() {
  const { id = '', page } = useParams()
  const { user } = useUser()
  return user ? <ManagedNote key={`${user.id} ${id}`} id={id} page={page ?? null} user={user} /> : <NoteLoading />
}
