import type { RoundItem } from '#contract/sounds'

/** What came of an item: the word that was chosen, or heard. An item that was skipped does not count. */
export interface ItemResult {
  readonly item: RoundItem
  readonly chosen: 0 | 1 | 'skipped'
}
