import { useState } from 'react'
import type { FlashcardAnswer } from '#contract/flashcards'
import { newId } from '#lib/new-id'
import { flashcardSender } from '../api/run-calls.ts'
import { waitingAnswer } from './waiting-answer.ts'
import { usePendingAnswers } from './usePendingAnswers.ts'

/** Begins a round of flashcards. The returned function records whether a word was known, and sends it when the server can be reached. */
export function useFlashcards(userId: string): (answer: Omit<FlashcardAnswer, 'id'>) => void {
  const [round] = useState(newId)
  const { queue } = usePendingAnswers(round, userId, flashcardSender)
  return (answer) => queue.current?.add(waitingAnswer({ id: newId(), ...answer }, Date.now()))
}
