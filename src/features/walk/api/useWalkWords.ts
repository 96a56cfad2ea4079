import type { WalkSource } from '#contract/walk'
import { useCall } from '#lib/swr'

/** Where the words of a walk come from. */
export interface WalkChoice {
  readonly from: WalkSource
  /** Id of the note, where it is one. */
  readonly note?: string
}

/** The words of a walk; what is played stays as it is while it is played. */
export const useWalkWords = (choice: WalkChoice | null) =>
  useCall(choice && 'GET /api/walks/words', { query: choice ?? { from: 'due' } }, { revalidateOnFocus: false })

/** The learner's own notes, the latest first: what can be listened to besides what is due. */
export const useNotesToHear = (isOpen: boolean) => useCall(isOpen ? 'GET /api/notes' : null, { query: { kind: 'own' } })
