import { NoteScreen } from '#features/notes'
import { PhonemeSlot } from '../PhonemeSlot.tsx'

/** /official-notes/{id}/{page?}: one note for everyone. */
export function OfficialNote() {
  return (
    <NoteScreen kind="official" phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />} />
  )
}
