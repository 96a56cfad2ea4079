import type { ExplainSlot } from '#features/practice'
import { optionalPart } from './optional-part.tsx'

/** Comes with the first wrong answer. Until then its room is kept, so that the feedback does not move; when it does not arrive the feedback is all there is. */
const Explanation = optionalPart(
  'The explanation of an answer',
  async () => (await import('#features/explanations')).Explanation,
  ['explanations', 'words'],
  <span />,
)

/** Explains the wrong answers of every play screen. */
export const explainSlot: ExplainSlot = (missed) => <Explanation {...missed} />
