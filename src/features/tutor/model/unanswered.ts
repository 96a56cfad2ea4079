import type { ChatMessage } from '#contract/chat'

/** Lines that are looked back at: what was asked long ago is not answered out of the blue. */
const LOOK_BACK = 10

/** The oldest of the learner's newest lines that has no answer. An answer bears the id of the line that it answers. */
export function findUnanswered(items: readonly ChatMessage[]): ChatMessage | undefined {
  const newest = items.slice(-LOOK_BACK)
  const answered = new Set(newest.flatMap(({ own, id }) => (own ? [] : [id])))
  return newest.find(({ own, state, id }) => own && state === 'shown' && !answered.has(id))
}
