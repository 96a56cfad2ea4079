import { ReviewScreen } from '#features/reviews'

/** /review: what is due, what was missed, what is known. */
export function Review() {
  return <ReviewScreen />
}
