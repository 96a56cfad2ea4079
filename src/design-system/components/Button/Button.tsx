import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
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

const Root = styled('button')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.button,
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: theme.spacing(2),
      minHeight: size.touch,
      minWidth: size.touch,
      margin: 0,
      padding: theme.spacing(2.5, 5),
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.control,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: theme.transitions.create(['background-color', 'border-color', 'color', 'scale'], {
        duration: duration.tap,
      }),
      '&:active': { scale: '0.98' },
      '&[data-full]': { width: '100%' },
      '&[data-variant="primary"]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      },
      '&[data-variant="secondary"]': {
        backgroundColor: palette.background.paper,
        borderColor: palette.border,
        color: palette.text.primary,
        '&:hover': {
          backgroundColor: palette.tint.primary,
          borderColor: palette.primary.main,
          color: palette.primary.main,
        },
      },
      '&[data-variant="quiet"]': {
        backgroundColor: 'transparent',
        color: palette.primary.main,
        '&:hover': { backgroundColor: palette.tint.primary },
      },
      '&[data-variant="danger"]': {
        backgroundColor: palette.error.main,
        color: palette.error.contrastText,
        '&:hover': { filter: 'brightness(0.9)' },
      },
      '&:disabled, &[aria-disabled="true"]': {
        cursor: 'not-allowed',
        scale: '1',
        '&, &:hover': {
          backgroundColor: palette.tint.neutral,
          borderColor: palette.divider,
          color: palette.text.secondary,
          filter: 'none',
        },
        '&[data-variant="quiet"]': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
      '&[aria-busy="true"]': { cursor: 'progress', scale: '1' },
      '& > svg': { flexShrink: 0, width: size.icon, height: size.icon },
    }
  }),
)

/** The label stays in its place under the spinner, so that the button keeps its width. */
const Label = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon },
    '[aria-busy="true"] > &': { opacity: 0 },
  })),
)

const Wait = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })

/** Starts something. One primary button a screen. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', loading = false, loadingLabel, fullWidth, startIcon, endIcon, ...rest } = props
  const { to, onClick, type = 'button', ...native } = rest
  const still = loading || native['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button keeps its focus, so it is not `disabled`; a press, also one by Enter in a form, does nothing.
    if (still) event.preventDefault()
    else onClick?.(event)
  }
  const link = to !== undefined ? { as: Link, to } : { type, 'aria-busy': loading }
  return (
    <Root data-variant={variant} data-full={fullWidth || undefined} onClick={press} {...native} {...link}>
      <Label>
        {startIcon}
        {children}
        {endIcon}
      </Label>
      {loading && (
        <Wait>
          <Spinner label={loadingLabel} />
        </Wait>
      )}
    </Root>
  )
}
