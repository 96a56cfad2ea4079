import { useSearchParams } from 'react-router-dom'
import { storage } from '#lib/storage'
import { useUser } from '#lib/session'

/** Why the tour is shown: its user has not completed it, or asked for it. */
export type TourOccasion = 'first' | 'asked'

/**
 * Whether this page shows the tour to its user. Undefined for a visitor.
 *
 * @param isEnabled the tour may begin by itself
 */
export function useTourOccasion(isEnabled: boolean): TourOccasion | undefined {
  const { user } = useUser()
  const [query] = useSearchParams()
  if (!user) return undefined
  if (query.get('tour') === 'start') return 'asked'
  const isCompleted = user.onboarding_completed || storage.read('hasCompletedOnboardingTour') === 'true'
  return isEnabled && !isCompleted ? 'first' : undefined
}
