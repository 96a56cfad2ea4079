import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastProvider, usePreloadOverlays, VisuallyHidden } from '#design-system'
import { useLiveEvents } from '#lib/events'
import { useClearCacheOnSessionChange } from '#lib/swr'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useUserLanguage } from './language-choice.ts'
import { usePageEffects } from './page-effects.ts'
import { AppRoutes } from './router.tsx'
import { useUpdateOffer } from './update-offer.ts'
import { useRefreshNotice } from './useRefreshNotice.ts'

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt.tsx')).UpdatePrompt }))

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
      {update && (
        <Suspense fallback={null}>
          <UpdatePrompt {...update} />
        </Suspense>
      )}
    </>
  )
}
