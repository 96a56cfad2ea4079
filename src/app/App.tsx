import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AppTheme } from '#design-system'
import { UserProvider } from '#lib/session'
import { swrOptions } from '#lib/swr'
import { PageLink } from './PageLink.tsx'
import { Application } from './Application.tsx'
import { OfflineLearning } from './OfflineLearning.tsx'

/** The application at the browser's address. The texts must have arrived: see `startI18n`. */
export function App() {
  return (
    <AppTheme LinkComponent={PageLink}>
      <SWRConfig value={swrOptions}>
        <UserProvider>
          {/* A press shows its page in the next frame: as a transition it would be drawn in slices between others. */}
          <BrowserRouter useTransitions={false}>
            <Application />
            <OfflineLearning />
          </BrowserRouter>
        </UserProvider>
      </SWRConfig>
    </AppTheme>
  )
}
