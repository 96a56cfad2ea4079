import { WordScreen } from '#features/words'
import { AppLink } from '../AppLink.tsx'

/** /word/{word}: everything about one word. */
export function Word() {
  return <WordScreen LinkComponent={AppLink} />
}
