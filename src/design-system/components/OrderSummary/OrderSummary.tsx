import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'

export interface OrderLine {
  /** What the line is for: 'First month'. */
  name: string
  /** Written in the learner's language. */
  value: ReactNode
}

export interface OrderSummaryProps {
  /** "Order summary". */
  title: string
  /** What makes up the total, in the order of the sum. */
  lines: readonly OrderLine[]
  /** What is charged. */
  total: OrderLine
  /** Under the total: when it renews, what happens then. */
  children?: ReactNode
}

const List = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    rowGap: theme.spacing(2.5),
    margin: theme.spacing(4, 0, 0),
    // A value that is too long for its line goes below its name as a whole.
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': {
      margin: 0,
      marginInlineStart: 'auto',
      minWidth: 0,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& > [data-total]': {
      paddingTop: theme.spacing(3),
      borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
      color: theme.vars.palette.text.primary,
      fontSize: theme.typography.h3.fontSize,
      fontWeight: fontWeight.bold,
    },
    '& > [data-total] dt': { color: 'inherit' },
  })),
)

const Note = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(2),
    marginTop: theme.spacing(4),
    color: theme.vars.palette.text.secondary,
  })),
)

/** What is bought, line by line, and what it comes to. */
export function OrderSummary({ title, lines, total, children }: OrderSummaryProps) {
  return (
    <Card>
      <Text variant="h3" component="h2">
        {title}
      </Text>
      <List>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </List>
      {children && <Note>{children}</Note>}
    </Card>
  )
}
