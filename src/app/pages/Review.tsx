import { ReviewScreen } from '#features/reviews'
import { AppLink } from '../AppLink.tsx'

/** /review: what is due, what was missed, what is known. */
export function Review() {
  return <ReviewScreen LinkComponent={AppLink} />
}
