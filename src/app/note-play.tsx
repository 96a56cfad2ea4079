import type { MissedAnswer, PlaySwitch } from '#features/practice'
import { explainSlot } from './explain-slot.tsx'
import { playSettings } from './play-settings.tsx'

/** What every play screen has, for a practice on the page of a note. A file of its own: the page loads no more than it shows. */
export const NoteExplanation = (missed: MissedAnswer) => explainSlot(missed)

export const NoteSettings = ({ switches }: { switches: readonly PlaySwitch[] }) => playSettings(switches)
