import { lazyPart } from '#design-system'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'

const loadPlay = () => import('./note-play.tsx')
const PhonemeSlot = lazyPart(async () => (await import('./PhonemeSlot.tsx')).PhonemeSlot)
const NoteSettings = lazyPart(async () => (await loadPlay()).NoteSettings)
const NoteExplanation = lazyPart(async () => (await loadPlay()).NoteExplanation)

/** What a practice on the page of a note shows of other features: most who open a note do not practise at once. */
export const noteSlots: {
  phonemeSlot: PhonemeHelpSlot
  settingsSlot: PlaySettingsSlot
  explainSlot: ExplainSlot
} = {
  phonemeSlot: (phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />,
  settingsSlot: (switches) => <NoteSettings switches={switches} />,
  explainSlot: (missed) => <NoteExplanation {...missed} />,
}
