import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Card } from '../Card/Card.tsx'

export interface DataTableProps {
  /** What is listed, for screen readers. */
  label: string
  /** Over the columns; where there is little room before each value. */
  columns: readonly string[]
  /** At most a page of them: one cell for each column, the first one names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Columns of names, numbers, states and times, by their index: their words and numbers stay whole, and the others give way. */
  wholeWords?: readonly number[]
}

/** The table goes by its own room, not by the window: a sidebar takes a third of a tablet. */
const Room = styled('div')({ containerType: 'inline-size' })

const Root = styled('table')(
  themed(({ theme }) => ({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: theme.spacing(3, 4),
      borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
      fontSize: theme.typography.body2.fontSize,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    // A column is at least as wide as the longest word over it.
    '& thead th': {
      fontWeight: fontWeight.semibold,
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'normal',
      wordBreak: 'keep-all',
    },
    '& [data-whole]': { overflowWrap: 'break-word', wordBreak: 'keep-all' },
    // A text without any space is broken after all before it pushes the others out.
    '& [data-whole] > div': { maxWidth: theme.spacing(64) },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& tbody th': { fontWeight: fontWeight.medium },
    [theme.containerQueries.down('md')]: {
      '& th, & td': { padding: theme.spacing(3) },
    },
    [theme.containerQueries.down('sm')]: {
      '&, & tbody, & tr': { display: 'block' },
      '& thead': { display: 'none' },
      '& tbody tr': {
        padding: theme.spacing(3, 4),
        borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
      },
      '& tbody tr:last-of-type': { borderBottom: 0 },
      '& tbody th, & tbody td': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gap: theme.spacing(3),
        padding: theme.spacing(1, 0),
        borderBottom: 0,
        '&::before': {
          content: 'attr(data-label)',
          fontWeight: fontWeight.regular,
          color: theme.vars.palette.text.secondary,
        },
      },
    },
  })),
)

/** Rows with several facts each. Where there is no room for the columns, as on phones, each row is a block with their names. */
export function DataTable({ label, columns, rows, wholeWords = [] }: DataTableProps) {
  return (
    <Card padding="flush">
      <Room>
        <Root aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => {
                  const column = columns[index]
                  const whole = wholeWords.includes(index) || undefined
                  return index === 0 ? (
                    <th key={column} scope="row" data-label={column} data-whole={whole}>
                      <div>{cell}</div>
                    </th>
                  ) : (
                    <td key={column} data-label={column} data-whole={whole}>
                      <div>{cell}</div>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Root>
      </Room>
    </Card>
  )
}
