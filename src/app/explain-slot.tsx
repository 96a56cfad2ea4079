import { loadOverlays } from '#design-system'
import type { ExplainSlot } from '#features/practice'
import { optionalPart } from './optional-part.tsx'

/** Comes with the first wrong answer. Until then its room is kept, so that the feedback does not move; when it does not arrive the feedback is all there is. */
const Explanation = optionalPart(
  'The explanation of an answer',
  async () => {
    // With the dialog that it opens: a connection that goes meanwhile takes nothing away.
    const [part] = await Promise.all([import('#features/explanations'), loadOverlays()])
    return part.Explanation
  },
  ['explanations', 'words'],
  <span />,
)

/** Explains the wrong answers of every play screen. */
export const explainSlot: ExplainSlot = (missed) => <Explanation {...missed} />
