import { SoundsScreen } from '#features/sounds'
import { PhonemeSlot } from '../PhonemeSlot.tsx'

/** /sounds: how the phonemes of a learner's recordings came out. */
export function Sounds() {
  return <SoundsScreen phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />} />
}
