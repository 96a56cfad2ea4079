import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export interface ChartFrameProps {
  /** What the chart shows: 'Answers a day'. */
  title: string
  /** What the chart says, in one sentence: the text alternative. */
  summary: string
  /** The drawing; screen readers pass over what is `aria-hidden` in it. */
  children?: ReactNode
  /** Every figure, behind a switch: what opens it, the heads of its columns, its rows. */
  table?: { label: string; heads: readonly string[]; rows: readonly (readonly [string, ...number[]])[] }
}

const Root = styled('figure')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(4),
      minWidth: 0,
      margin: 0,
      '& .summary': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      '& h3': { ...theme.typography.h4, margin: 0 },
      '& summary': {
        ...theme.typography.body2,
        width: 'fit-content',
        minHeight: size.touch,
        alignContent: 'center',
        color: palette.primary.main,
        cursor: 'pointer',
      },
      '& table': { ...theme.typography.body2, borderCollapse: 'collapse' },
      '& th, & td': {
        padding: theme.spacing(1, 4, 1, 0),
        borderBottom: `${size.hairline} solid ${palette.divider}`,
        textAlign: 'start',
        fontVariantNumeric: 'tabular-nums',
      },
    }
  }),
)

/** A chart with what it says in words above it, and every figure in a table below. */
export function ChartFrame({ title, summary, children, table }: ChartFrameProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p className="summary">{summary}</p>
      </figcaption>
      {children}
      {table && (
        <details>
          <summary>{table.label}</summary>
          <table>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, index) => (
                    <td key={index}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Root>
  )
}
