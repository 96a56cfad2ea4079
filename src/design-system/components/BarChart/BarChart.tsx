import { useId, useSyncExternalStore } from 'react'
import { styled, useTheme } from '@mui/material/styles'
import { BarChart as Bars } from '@mui/x-charts/BarChart'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export interface BarSeries {
  /** Its name at the head of its column in the table, and in the legend where there are two series or more. */
  label: string
  /** One for each bar. */
  values: readonly number[]
  /** The colour: `reward` for what was won, `quiet` for what is left. */
  tone: 'primary' | 'reward' | 'info' | 'quiet'
}

export interface BarChartProps {
  /** What the chart shows: 'Answers a day'. */
  title: string
  /** What the chart says, in one sentence: the text alternative. */
  summary: string
  /** Names of the bars, in order; each once. */
  bars: readonly string[]
  /** Stacked on each other, the first at the foot. */
  series: readonly BarSeries[]
  /** Opens the figures as a table. */
  tableLabel: string
  /** Heading of the first column of the table. */
  barsLabel: string
}

const HEIGHT = 220

const Root = styled('figure')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
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

function onFacesLoaded(changed: () => void): () => void {
  document.fonts.addEventListener('loadingdone', changed)
  return () => document.fonts.removeEventListener('loadingdone', changed)
}

const countLoadedFaces = (): number => Array.from(document.fonts).filter(({ status }) => status === 'loaded').length

/**
 * For the names under the bars. How many of them there is room for follows from their width, which the chart measures once for each name and
 * style: another style when a face has arrived makes it measure again.
 */
function useMeasuredStyle(): object {
  const faces = useSyncExternalStore(onFacesLoaded, countLoadedFaces)
  return { '--loaded-faces': faces }
}

/** Figures as bars beside each other, for days or kinds. What it says stands above it in words, and every figure in a table below. */
export function BarChart({ title, summary, bars, series, tableLabel, barsLabel }: BarChartProps) {
  const id = useId()
  const { palette } = useTheme().vars
  const tickLabelStyle = useMeasuredStyle()
  const colors = {
    primary: palette.primary.main,
    reward: palette.reward.fill,
    info: palette.info.main,
    quiet: palette.divider,
  }
  // Nothing to compare: the sentence says it all.
  const drawn = bars.filter((_, index) => series.some(({ values }) => (values[index] ?? 0) > 0))
  return (
    <Root aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p className="summary">{summary}</p>
      </figcaption>
      {drawn.length < 2 ? null : (
        <>
          <div aria-hidden="true">
            <Bars
              height={HEIGHT}
              skipAnimation
              disableKeyboardNavigation
              margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
              borderRadius={3}
              xAxis={[{ data: [...bars], scaleType: 'band', disableLine: true, disableTicks: true, tickLabelStyle }]}
              yAxis={[{ width: 40, disableLine: true, disableTicks: true, tickMinStep: 1 }]}
              grid={{ horizontal: true }}
              hideLegend={series.length < 2}
              series={series.map(({ label, values, tone }) => ({
                label,
                data: [...values],
                stack: 'all',
                color: colors[tone],
              }))}
            />
          </div>
          <details>
            <summary>{tableLabel}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{barsLabel}</th>
                  {series.map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bars.map((bar, index) => (
                  <tr key={bar}>
                    <th scope="row">{bar}</th>
                    {series.map(({ label, values }) => (
                      <td key={label}>{values[index] ?? 0}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Root>
  )
}
