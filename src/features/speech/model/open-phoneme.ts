import type { ReactNode } from 'react'

/** A sound of a word that was said, whose help is shown. */
export interface PhonemeOfWord {
  /** In ARPAbet: 'TH'. */
  readonly phoneme: string
  /** As it is shown, without slashes: 'θ'. */
  readonly ipa: string
  /** The word that was said; left out for a sentence. */
  readonly word?: string
}

export type OpenPhoneme = (phoneme: PhonemeOfWord) => void

/** Shows how a sound is made, until it is closed: what the page puts in. */
export type PhonemeHelpSlot = (phoneme: PhonemeOfWord, onClose: () => void) => ReactNode
