import type { ElementType, ReactNode } from 'react'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { SxProps, Theme } from '@mui/material/styles'
import { lettersOf } from '../../theme/typography.ts'
import { fontWeight } from '../../tokens/type.ts'
import { LayoutRoot } from '../Layout/LayoutRoot.ts'

export interface TextProps {
  /** The words. */
  children?: ReactNode
  /** The step of the type scale; `body1` when left out. `headword` is for the word being learned, `phonetic` for how it sounds. */
  variant?: 'headword' | 'phonetic' | 'numeral' | 'h1' | 'h2' | 'h3' | 'h4' | 'body1' | 'body2' | 'caption' | 'button'
  /** That of what it stands in when left out. */
  color?: 'primary' | 'error' | 'textPrimary' | 'textSecondary' | undefined
  /** Where lines stand that do not fill the width. */
  align?: 'center' | 'right'
  /** In one line, cut with three dots where it is too long. */
  noWrap?: boolean
  /** Breaks anywhere where the line ends: names, addresses, whatever people write. */
  breakWord?: boolean
  /** Keeps the line breaks and spaces that were written. */
  keepLines?: boolean
  /** Heavier than the variant: `medium` for the name of what follows, `semibold` for what counts in a line. */
  weight?: 'medium' | 'semibold' | 'bold'
  /** A line of its own for a `span`. */
  block?: boolean
  /** A small picture before the words, in their colour. */
  startIcon?: ReactNode
  /** For the design system: features have no `sx`. */
  sx?: SxProps<Theme>
}

const elements: Partial<Record<NonNullable<TextProps['variant']>, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  body1: 'p',
  body2: 'p',
}

const colors = {
  primary: 'primary.main',
  error: 'error.main',
  textPrimary: 'text.primary',
  textSecondary: 'text.secondary',
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const withIcon = { display: 'flex', alignItems: 'center', gap: 1, '& > svg': { flex: 'none' } }

/** Words in the product's type scale: `variant` chooses the look, `component` the element. */
export const Text = function Text(props: TextProps & { component?: ElementType }) {
  const { variant = 'body1', component = elements[variant] ?? 'span', color, align, noWrap, ...others } = props
  const { breakWord, keepLines, weight, block, startIcon, children, ...rest } = others
  const look = {
    m: 0,
    typography: variant,
    ...(color && { color: colors[color] }),
    ...(align && { textAlign: align }),
    ...(noWrap && oneLine),
    ...(breakWord && { overflowWrap: 'anywhere' }),
    ...(keepLines && { whiteSpace: 'pre-wrap' }),
    ...(weight && { fontWeight: fontWeight[weight] }),
    ...(block && { display: 'block' }),
    ...(variant === 'headword' && typeof children === 'string' && lettersOf(children)),
    ...(startIcon ? withIcon : undefined),
  }
  return (
    <LayoutRoot {...rest} as={component} ownerState={look}>
      {startIcon}
      {children}
    </LayoutRoot>
  )
  // Any element, as MUI's own.
} as OverridableComponent<{ props: TextProps; defaultComponent: 'p' }>
