import type { SharedThing } from '#contract/sharing'

/** Called with what is to be sent, and its words. */
export type OnShare = (text: string, share: SharedThing) => void

/** A word that was shared; without a meaning the dictionary's stands. */
export interface SharedEntry {
  readonly word: string
  readonly meaning: string | null
}
