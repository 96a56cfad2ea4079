import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'

export interface LabelledItemProps {
  /** One short word, such as a part of speech; left out, the content has its room too. */
  label?: string
  /** What the label says something about. */
  children: ReactNode
}

const Root = styled('li')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(3),
    '& > .label': {
      ...theme.typography.body2,
      flex: 'none',
      // Short labels of neighbouring items take the same room: what they label begins in one column.
      minWidth: '3.2em',
      color: theme.vars.palette.primary.main,
      fontWeight: fontWeight.semibold,
    },
    '& > :last-child': { minWidth: 0 },
  })),
)

/** An item of a list with a short label before it. */
export function LabelledItem({ label, children }: LabelledItemProps) {
  return (
    <Root>
      {label && <span className="label">{label}</span>}
      <div>{children}</div>
    </Root>
  )
}
