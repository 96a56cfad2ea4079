import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../../interaction/useOnline.ts'
import { Button } from '../Button/Button.tsx'
import { Character } from '../Character/Character.tsx'
import { StateActions, StateFrame } from '../EmptyState/StateFrame.ts'
import { Text } from '../Text/Text.tsx'

export interface ErrorScreenProps {
  /** "Something went wrong". */
  title: string
  /** What can be done, and what is safe. */
  children?: ReactNode
  /** Tries again in place. */
  retryLabel: string
  /** Called by the button, and each time the connection comes back. */
  onRetry: () => void
  /** The way home; left out where only a part of a screen failed, which has its primary button elsewhere. */
  home?: { label: string; to: string }
  /** Nothing is wrong but the connection: a calm picture, and another try when it is back. By default as the browser says. */
  offline?: boolean
}

/** A screen, or a part of one, that could not be shown. */
export function ErrorScreen({ title, children, retryLabel, onRetry, home, offline }: ErrorScreenProps) {
  const isOnline = useOnline()
  const isCalm = offline ?? !isOnline
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listen = () => retry()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return (
    <StateFrame role={isCalm ? 'status' : 'alert'}>
      <Character pose={isCalm ? 'sleep' : 'umbrella'} />
      <Text variant="h3" component="h2">
        {title}
      </Text>
      {children && <Text>{children}</Text>}
      <StateActions>
        <Button variant={home ? 'primary' : 'secondary'} onClick={onRetry}>
          {retryLabel}
        </Button>
        {home && (
          <Button variant="secondary" to={home.to}>
            {home.label}
          </Button>
        )}
      </StateActions>
    </StateFrame>
  )
}
