import type { ComponentPropsWithRef, ReactNode } from 'react'
import MuiCard from '@mui/material/Card'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** A quiet background of a card that shows a state; `plain` otherwise. */
  tone?: 'plain' | 'primary' | 'reward' | 'error' | 'info' | 'neutral'
  /** `flush` when the content brings its own edges, such as a list or a picture; `roomy` around the one matter of a screen. */
  padding?: 'normal' | 'flush' | 'roomy'
  /** When the card is the one thing of the screen and may float a little. */
  raised?: boolean
  /** Small print below the content, and one quiet button at its end. */
  footer?: ReactNode
}

/** A sheet of paper that holds what belongs together. */
export function Card({ tone = 'plain', padding = 'normal', raised, footer, children, ...native }: CardProps) {
  return (
    <MuiCard data-tone={tone} data-padding={padding} data-raised={raised || undefined} {...native}>
      {children}
      {footer && <div className="footer">{footer}</div>}
    </MuiCard>
  )
}
