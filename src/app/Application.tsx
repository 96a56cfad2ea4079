import { useTranslation } from 'react-i18next'
import { ToastProvider, usePreloadOverlays, VisuallyHidden } from '#design-system'
import { useLiveEvents } from '#lib/events'
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
  useClearCacheOnSessionChange()
  useLiveEvents()
  useUserLanguage()
  useRefreshNotice()
  usePreloadOverlays()
  const title = usePageEffects()
  const update = useUpdateOffer()
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {update && <UpdatePrompt {...update} />}
    </>
  )
}
