import { Component } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routes } from '#contract/routes'
import { ErrorScreen, OverlayLoadError } from '#design-system'
import { UserLoadError } from '#lib/session'
import { LoadError } from './load.ts'

interface BoundaryProps {
  children: ReactNode
  /** Another value forgets the error: people left the page that failed. */
  place: string
}

interface BoundaryState {
  error?: unknown
  place: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place }
  }

  /** What did not arrive arrives with a new document, the user with it; everything else is drawn anew. */
  readonly retry = () => {
    const { error } = this.state
    const isMissing = [LoadError, OverlayLoadError, UserLoadError].some((kind) => error instanceof kind)
    if (isMissing) location.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failure onRetry={this.retry} />
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      title={t('error.title')}
      retryLabel={t('error.retry')}
      onRetry={onRetry}
      home={{ label: t('error.home'), to: routes.home() }}
    >
      {t('error.text')}
    </ErrorScreen>
  )
}

/** Shows the error screen in place of what failed; going to another page ends it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}
