import { lazyExtra } from '../../overlays/lazyOverlay.tsx'
import { SuggestionField } from './SuggestionField.tsx'
import type { SuggestionListProps } from './SuggestionField.tsx'

export type { Suggestion, SuggestionListProps } from './SuggestionField.tsx'

/** It comes with the first movement or focus; a field whose list did not arrive is written into and sent all the same. */
const List = lazyExtra(async () => (await import('./Suggestions.tsx')).Suggestions)

/** A field for a word, with words that it may mean. Any other word may be written too. */
export function SuggestionList(props: SuggestionListProps) {
  return <SuggestionField {...props} List={List} />
}
