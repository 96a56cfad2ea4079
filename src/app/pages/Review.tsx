import { ConfusionMap } from '#features/confusions'
import { ReviewScreen } from '#features/reviews'

/** /review: what is due, what was missed, what is confused, what is known. */
export function Review() {
  return <ReviewScreen confusedSlot={<ConfusionMap />} />
}
