import { NoteScreen } from '#features/notes'
import { PhonemeSlot } from '../PhonemeSlot.tsx'

/** /word-notes/{id}/{page?}: one own note. */
export function WordNote() {
  return <NoteScreen kind="own" phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />} />
}
