import { useCallback, useState } from 'react'
import type { FlashcardAnswer } from '#contract/flashcards'
import { newId } from '#features/practice'
import { call } from '#lib/api'

/** Tells the server what was known. What does not get through is sent with the next card. */
export function useFlashcards(): (answer: Omit<FlashcardAnswer, 'id'>) => void {
  const [round] = useState(newId)
  const [waiting] = useState(() => new Map<string, FlashcardAnswer>())
  return useCallback(
    (answer) => {
      const id = newId()
      waiting.set(id, { id, ...answer })
      const answers = [...waiting.values()].slice(0, 50)
      call('POST /api/flashcards', { body: { round, answers } }, { keepalive: true }).then(
        ({ acknowledged }) => acknowledged.forEach((done) => waiting.delete(done)),
        () => undefined,
      )
    },
    [round, waiting],
  )
}
