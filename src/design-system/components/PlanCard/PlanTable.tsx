import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Card } from '../Card/Card.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface PlanTableProps {
  /** What is compared, for screen readers. */
  caption: string
  /** Over the names of the rows. */
  nameLabel: string
  /** The plans in their order; the last one is in the primary colour. */
  plans: readonly string[]
  /** One for each plan: an amount, or an icon with its words for screen readers. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

const Table = styled('table')(
  themed(({ theme }) => ({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: theme.spacing(3),
      borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
      textAlign: 'center',
      verticalAlign: 'middle',
    },
    '& th[scope="row"], & thead th:first-of-type': { textAlign: 'start' },
    '& th[scope="row"]': { fontWeight: fontWeight.medium },
    '& tr:last-of-type > *': { borderBottom: 0 },
    '& td:last-of-type': { fontWeight: fontWeight.semibold, color: theme.vars.palette.primary.main },
    '& svg': { display: 'block', width: size.icon, height: size.icon, marginInline: 'auto' },
  })),
)

/** What each plan includes, side by side. */
export function PlanTable({ caption, nameLabel, plans, rows }: PlanTableProps) {
  return (
    <Card padding="flush">
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[nameLabel, ...plans].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={plans[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
