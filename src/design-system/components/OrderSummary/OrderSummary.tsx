import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'

export interface OrderLine {
  name: string
  /** Written in the learner's language. */
  value: ReactNode
}

export interface OrderSummaryProps {
  /** "Order summary". */
  title: string
  lines: readonly OrderLine[]
  /** What is charged. */
  total: OrderLine
  /** Under the total: when it renews, what happens then. */
  children?: ReactNode
}

const List = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(auto, max-content) minmax(0, 1fr)',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(2.5),
    margin: theme.spacing(4, 0, 0),
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& [data-total]': {
      paddingTop: theme.spacing(3),
      borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
      color: theme.vars.palette.text.primary,
      fontSize: theme.typography.h3.fontSize,
      fontWeight: fontWeight.bold,
    },
    // The line runs through under both.
    '& dt[data-total]': { marginInlineEnd: theme.spacing(-4) },
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
        {lines.map(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name}:value`}>{value}</dd>])}
        <dt data-total="">{total.name}</dt>
        <dd data-total="">{total.value}</dd>
      </List>
      {children && <Note>{children}</Note>}
    </Card>
  )
}
