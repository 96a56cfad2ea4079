/** How far the Chinese meaning of a word has faded for a learner who wants to leave it behind. */
import { KNOWN_WELL_STABILITY, isLearned } from './memory.ts'
import type { Card } from './memory.ts'

/** The languages that explain a word once Chinese alone does so no more. Absent for a word whose meaning is Chinese. */
type FadedTo = 'both' | 'en'

/**
 * Stability in days from which the English meaning stands beside the Chinese one. A word of so many days has come back right after days without
 * it, so reading its explanation costs no new word; a younger one would have two things to learn at once.
 */
export const BOTH_STABILITY = 7

/**
 * Stability in days from which English alone explains the word: what the product calls known well. Whoever then fails on the explanation still has
 * the word itself, and sees Chinese again from that answer on.
 */
export const ENGLISH_STABILITY = KNOWN_WELL_STABILITY

/**
 * How far the meaning has faded by the memory of the word: Chinese below 7 days of stability, both languages from 7, English alone from 21.
 * A word that is not learned is explained in Chinese: one in its learning steps, and one that was missed, whatever stability it has kept. Once it
 * is right again, what the miss has left of its stability decides.
 */
export function fadedTo(card: Pick<Card, 'state' | 'stability'> | null): FadedTo | undefined {
  if (!card || !isLearned(card) || card.stability < BOTH_STABILITY) return undefined
  return card.stability < ENGLISH_STABILITY ? 'both' : 'en'
}
