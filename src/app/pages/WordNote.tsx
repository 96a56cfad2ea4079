import { NoteScreen } from '#features/notes'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /word-notes/{id}/{page?}: one own note. */
export function WordNote() {
  return (
    <NoteScreen
      kind="own"
      settingsSlot={playSettings}
      phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
    />
  )
}
