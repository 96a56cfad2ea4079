import type { MissedAnswer } from '#features/practice'
import { explainSlot } from './explain-slot.tsx'

/** Explains a wrong answer of a practice on the page of a note. A file of its own: the page loads no more than it shows. */
export const NoteExplanation = (missed: MissedAnswer) => explainSlot(missed)
