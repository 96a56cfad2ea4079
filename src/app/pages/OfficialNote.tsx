import { NoteScreen } from '#features/notes'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /official-notes/{id}/{page?}: one note for everyone. */
export function OfficialNote() {
  return (
    <NoteScreen
      kind="official"
      settingsSlot={playSettings}
      phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
    />
  )
}
