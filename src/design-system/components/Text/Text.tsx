import type { ReactNode } from 'react'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import Typography from '@mui/material/Typography'
import type { TypographyProps, TypographyTypeMap } from '@mui/material/Typography'
import { lettersOf } from '../../theme/typography.ts'
import { fontWeight } from '../../tokens/type.ts'

export interface TextLook {
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
}

const withIcon = { display: 'flex', alignItems: 'center', gap: 1, '& > svg': { flex: 'none' } }

/** Words in the product's type scale: `variant` chooses the look, `component` the element. */
export const Text = function Text(props: TextLook & TypographyProps) {
  const { breakWord, keepLines, weight, block, startIcon, sx, children, ...rest } = props
  const look = {
    ...(breakWord && { overflowWrap: 'anywhere' }),
    ...(keepLines && { whiteSpace: 'pre-wrap' }),
    ...(weight && { fontWeight: fontWeight[weight] }),
    ...(block && { display: 'block' }),
    ...(rest.variant === 'headword' && typeof children === 'string' && lettersOf(children)),
    ...(startIcon ? withIcon : undefined),
  }
  // Most texts have their variant's look alone and need no rules of their own.
  const isPlain = Object.keys(look).length === 0
  return (
    <Typography sx={isPlain ? sx : [look, ...(Array.isArray(sx) ? sx : [sx])]} {...rest}>
      {startIcon}
      {children}
    </Typography>
  )
  // Any element, as MUI's own.
} as OverridableComponent<TypographyTypeMap<TextLook>>
