import type { OverridableComponent } from '@mui/material/OverridableComponent'
import Typography from '@mui/material/Typography'
import type { TypographyProps, TypographyTypeMap } from '@mui/material/Typography'

export interface TextLook {
  /** Breaks anywhere where the line ends: names, addresses, whatever people write. */
  breakWord?: boolean
  /** Keeps the line breaks that were written. */
  keepLines?: boolean
}

/** Words in the product's type scale: `variant` chooses the look, `component` the element. */
export const Text = function Text({ breakWord, keepLines, sx = [], ...rest }: TextLook & TypographyProps) {
  if (!breakWord && !keepLines) return <Typography sx={sx} {...rest} />
  const look = { ...(breakWord && { overflowWrap: 'anywhere' }), ...(keepLines && { whiteSpace: 'pre-line' }) }
  return <Typography sx={[look, ...(Array.isArray(sx) ? sx : [sx])]} {...rest} />
  // Any element, as MUI's own.
} as OverridableComponent<TypographyTypeMap<TextLook>>
