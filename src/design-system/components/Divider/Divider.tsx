import { styled } from '@mui/material/styles'
import { size } from '../../tokens/space.ts'

export interface DividerProps {
  /** A word in the middle of the line, such as "or"; without it a plain line. */
  label?: string
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flexGrow: 1,
    borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
  },
  // Without a word the two halves are one line.
  '&:empty': { gap: 0 },
}))

/** Parts what belongs together from what comes after. */
export function Divider({ label }: DividerProps) {
  return <Line role={label ? undefined : 'separator'}>{label}</Line>
}
