import { routes } from '#contract/routes'
import { useUser } from '#lib/session'

/** Signs out and goes to the landing page, which is a document of its own: nothing of the session stays in memory. */
export function useLeave(): () => void {
  const { logout } = useUser()
  return () => {
    logout()
    // Should the browser bring this page back from its memory, it starts anew rather than show who was here.
    window.addEventListener('pageshow', () => location.reload(), { once: true })
    location.assign(routes.landing())
  }
}
