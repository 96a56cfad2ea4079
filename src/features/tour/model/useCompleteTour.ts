import { ApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { storage } from '#lib/storage'

/** Records that the user has finished or skipped the tour: on the server, or in this browser when there is no session or no answer. */
export function useCompleteTour(): () => Promise<void> {
  const { user, hasToken, update } = useUser()
  return async () => {
    if (user?.onboarding_completed) return
    try {
      if (hasToken) {
        await update({ onboarding_completed: true })
        return
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      console.info('Recording the completed tour failed', error.code)
    }
    storage.write('hasCompletedOnboardingTour', 'true')
  }
}
