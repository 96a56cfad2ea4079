import { useCallback, useState } from 'react'
import type { FlashcardAnswer } from '#contract/flashcards'
import { newId } from '#lib/new-id'
import { cardCalls } from '../api/run-calls.ts'
import { useOutgoing } from './useOutgoing.ts'

/** Begins a round of flashcards and tells the server what was known, when it can be reached. */
export function useFlashcards(userId: string): (answer: Omit<FlashcardAnswer, 'id'>) => void {
  const [round] = useState(newId)
  const { outgoing } = useOutgoing(round, userId, cardCalls)
  return useCallback((answer) => outgoing.current?.add({ id: newId(), ...answer }), [outgoing])
}
