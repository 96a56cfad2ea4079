import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { ChartFrame } from './ChartFrame.tsx'

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
  /** The bar that matters, such as today: in the colour of what can be won, with its name and figure. */
  highlight?: { bar: number; label: string }
}

/** Pixels: the bars, the figures above them, the names below. */
const BARS = 112
const ABOVE = 22
const BELOW = 22
/** Width of a bar; among many it is thinner. */
const THICK = 10
const THIN = 5
const MANY = 20
/** Letters that fit beside each other under the narrowest chart. */
const LETTERS = 36

const Drawing = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      '& > svg': { display: 'block', overflow: 'visible' },
      '& text': { ...theme.typography.caption, fill: palette.text.secondary, textAnchor: 'middle' },
      '& text[data-first]': { textAnchor: 'start' },
      '& text.strong': { fill: palette.text.primary, fontWeight: 600 },
      '& .ground': { stroke: palette.divider },
      '& .bed': { fill: palette.tint.neutral },
      '& [data-tone="primary"]': { fill: palette.primary.main, backgroundColor: palette.primary.main },
      '& [data-tone="reward"]': { fill: palette.reward.fill, backgroundColor: palette.reward.fill },
      '& [data-tone="info"]': { fill: palette.info.main, backgroundColor: palette.info.main },
      '& [data-tone="quiet"]': { fill: palette.divider, backgroundColor: palette.divider },
      '& [data-highlight]': { fill: palette.reward.fill, stroke: palette.reward.text },
      '& .legend': {
        ...theme.typography.caption,
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(1, 4),
        color: palette.text.secondary,
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1.5) },
        '& i': { width: theme.spacing(2.5), height: theme.spacing(2.5), borderRadius: radius.full },
      },
    }
  }),
)

/** Which bars have their names under them: the first, and then as many as there is room for. */
function namedBars(bars: readonly string[]): ReadonlySet<number> {
  const longest = Math.max(...bars.map((bar) => bar.length))
  const step = Math.max(1, Math.ceil(bars.length / Math.max(2, Math.floor(LETTERS / (longest + 2)))))
  return new Set(bars.flatMap((_, index) => (index % step === 0 ? [index] : [])))
}

/** Figures as slim bars beside each other, for days or kinds. What it says stands above it in words, and every figure in a table below. */
export function BarChart({ title, summary, bars, series, tableLabel, barsLabel, highlight }: BarChartProps) {
  const totals = bars.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  // Nothing to compare: the sentence says it all.
  if (totals.filter((total) => total > 0).length < 2) return <ChartFrame title={title} summary={summary} />
  const most = Math.max(...totals)
  const width = bars.length > MANY ? THIN : THICK
  const named = namedBars(bars)
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(width, Math.round((value / most) * BARS)))
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        label: tableLabel,
        heads: [barsLabel, ...series.map(({ label }) => label)],
        rows: bars.map((bar, index) => [bar, ...series.map(({ values }) => values[index] ?? 0)]),
      }}
    >
      <Drawing aria-hidden="true">
        {series.length > 1 && (
          <div className="legend">
            {series.map(({ label, tone }) => (
              <span key={label}>
                <i data-tone={tone} />
                {label}
              </span>
            ))}
          </div>
        )}
        <svg width="100%" height={ABOVE + BARS + BELOW} focusable="false">
          {bars.map((bar, index) => {
            const x = `${((index + 0.5) / bars.length) * 100}%`
            const isHighlight = highlight?.bar === index
            const total = totals[index] ?? 0
            return (
              <g key={bar}>
                <g transform={`translate(${-width / 2} ${ABOVE})`}>
                  <rect className="bed" x={x} width={width} height={BARS} rx={width / 2} />
                  {/* The whole first, and over it what stands below: each has a round end. */}
                  {series.toReversed().map(({ label, tone }, place) => {
                    const upTo = series.slice(0, series.length - place)
                    const height = heightOf(upTo.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
                    return (
                      <rect
                        key={label}
                        data-tone={tone}
                        data-highlight={isHighlight || undefined}
                        x={x}
                        y={BARS - height}
                        width={width}
                        height={height}
                        rx={width / 2}
                      />
                    )
                  })}
                </g>
                {isHighlight ? (
                  <>
                    <text className="strong" x={x} y={ABOVE + BARS - heightOf(total) - 6}>
                      {total}
                    </text>
                    <text className="strong" x={x} y={ABOVE + BARS + 17}>
                      {highlight.label}
                    </text>
                  </>
                ) : (
                  named.has(index) &&
                  // The name of the highlighted bar may be longer than those of the others.
                  Math.abs(index - (highlight?.bar ?? -MANY)) > 1 && (
                    <text x={index === 0 ? 0 : x} y={ABOVE + BARS + 17} data-first={index === 0 || undefined}>
                      {bar}
                    </text>
                  )
                )}
                {total === most && !isHighlight && index === totals.indexOf(most) && (
                  <text x={x} y={ABOVE - 6}>
                    {total}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </Drawing>
    </ChartFrame>
  )
}
