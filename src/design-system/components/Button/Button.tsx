import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import MuiButton from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Spinner } from '../Spinner/Spinner.tsx'

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

/** Lies over the words, which keep their place: the button keeps its width. */
const Wait = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })

/** The words of the button, unseen while it waits; they still name it. */
const Words = styled('span')({
  display: 'contents',
  '[aria-busy="true"] > &': { display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 },
})

/** Starts something. One primary button a screen. */
export function Button({
  children,
  variant = 'primary',
  loading = false,
  loadingLabel,
  startIcon,
  endIcon,
  ...rest
}: ButtonProps) {
  const { to, onClick, type = 'button', ...native } = rest
  const still = loading || native['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button keeps its focus, so it is not `disabled` as with MUI's `loading`; a press, also one by Enter in a form, does nothing.
    if (still) event.preventDefault()
    else onClick?.(event)
  }
  const link = to !== undefined ? { to } : { type, 'aria-busy': loading }
  return (
    <MuiButton variant={variant} onClick={press} {...native} {...link}>
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
    </MuiButton>
  )
}
