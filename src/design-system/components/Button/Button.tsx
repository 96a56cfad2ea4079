import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link } from '../../link.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { ButtonRoot, Wait, Words } from './ButtonRoot.ts'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** What the press does: a verb. */
  children: ReactNode
  /** `primary` once a screen, `secondary` beside it, `quiet` for what is rarely wanted, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** When the button waits for an answer: it keeps its width, shows a spinner and ignores presses. */
  loading?: boolean
  /** Said to screen readers while `loading`. */
  loadingLabel?: string
  /** When the button should fill its column, as in forms and on phones. */
  fullWidth?: boolean
  /** A small picture before the text. */
  startIcon?: ReactNode
  /** A small picture after the text, such as an arrow. */
  endIcon?: ReactNode
  /** When the press leads to another address of the product: the button is a link then. */
  to?: string
}

/** Starts something. One primary button a screen. */
export function Button({
  children,
  variant = 'primary',
  loading = false,
  loadingLabel,
  fullWidth = false,
  startIcon,
  endIcon,
  ...rest
}: ButtonProps) {
  const { to, onClick, type = 'button', ...native } = rest
  const still = loading || native['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button keeps its focus, so it is not `disabled`; a press, also one by Enter in a form, does nothing.
    if (still) event.preventDefault()
    else onClick?.(event)
  }
  const way = to !== undefined ? { as: Link, to } : { type, 'aria-busy': loading }
  return (
    // Safari gives the focus to a pressed button only where its place in the tab order is said.
    <ButtonRoot
      data-button={variant}
      data-full={fullWidth || undefined}
      onClick={press}
      tabIndex={0}
      {...native}
      {...way}
    >
      <Words>
        {startIcon}
        {children}
        {endIcon}
      </Words>
      {loading && (
        <Wait>
          <Spinner label={loadingLabel} />
        </Wait>
      )}
    </ButtonRoot>
  )
}
