import { lazyPart } from '#design-system'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { playSettings } from './play-settings.tsx'

const PhonemeSlot = lazyPart(async () => (await import('./PhonemeSlot.tsx')).PhonemeSlot)
const NoteExplanation = lazyPart(async () => (await import('./NoteExplanation.tsx')).NoteExplanation)

/** What a practice on the page of a note shows of other features: most who open a note do not practise at once. */
export const noteSlots: {
  phonemeSlot: PhonemeHelpSlot
  settingsSlot: PlaySettingsSlot
  explainSlot: ExplainSlot
} = {
  phonemeSlot: (phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />,
  settingsSlot: playSettings,
  explainSlot: (missed) => <NoteExplanation {...missed} />,
}
