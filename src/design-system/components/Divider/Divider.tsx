import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export interface DividerProps {
  /** A word in the middle of the line, such as "or"; without it a plain line. */
  label?: string
}

const Root = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: theme.spacing(3),
    color: theme.vars.palette.text.secondary,
    '&::before, &:has(span)::after': {
      content: '""',
      flexGrow: 1,
      borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
    },
  })),
)

/** Parts what belongs together from what comes after. */
export function Divider({ label }: DividerProps) {
  // The children of a separator are not read out, so a line with a word is none.
  return <Root role={label ? 'none' : 'separator'}>{label && <span>{label}</span>}</Root>
}
