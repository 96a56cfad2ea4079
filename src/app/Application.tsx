import { useTranslation } from 'react-i18next'
import { ToastProvider, usePreloadOverlays, VisuallyHidden } from '#design-system'
import { useFirstFrame } from '#lib/first-frame'
import { useClearCacheOnSessionChange } from '#lib/swr'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useUserLanguage } from './language-choice.ts'
import { optionalPart } from './optional-part.tsx'
import { usePageEffects } from './page-effects.ts'
import { AppRoutes } from './router.tsx'
import { useUpdateOffer } from './update-offer.ts'
import { useRefreshNotice } from './useRefreshNotice.ts'

/** Without it the new version is there with the next load. */
const UpdatePrompt = optionalPart(
  'The offer of an update',
  async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt,
)

/** Without it what changed elsewhere is read with the next load, or when the window is returned to. */
const LiveEvents = optionalPart('Live events', async () => (await import('./LiveEvents.tsx')).LiveEvents)

/** Everything inside the providers: the pages, and what is true on all of them. */
export function Application() {
  const { t } = useTranslation()
  return (
    <ErrorBoundary>
      <ToastProvider closeLabel={t('close')}>
        <Everywhere />
        <AppRoutes />
      </ToastProvider>
    </ErrorBoundary>
  )
}

function Everywhere() {
  useFirstFrame()
  useClearCacheOnSessionChange()
  useUserLanguage()
  useRefreshNotice()
  usePreloadOverlays()
  const title = usePageEffects()
  const update = useUpdateOffer()
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <LiveEvents />
      {update && <UpdatePrompt {...update} />}
    </>
  )
}
