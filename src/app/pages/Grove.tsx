import { GroveScreen } from '#features/grove'
import { WordMemory } from '#features/reviews'
import { GuestNotice } from '../layouts/GuestNotice.tsx'

/** /grove?by=&view=: every word of the learner as a plant. */
export function Grove() {
  return <GroveScreen notice={<GuestNotice />} memoryOf={(wordId) => <WordMemory wordId={wordId} />} />
}
