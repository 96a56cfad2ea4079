import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { leafPath } from './leaf.ts'

export interface HeatMapDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** 0 nothing, 4 the most. */
  level: 0 | 1 | 2 | 3 | 4
  /** A missed day that a freeze covered. */
  frozen?: boolean
  /** Shown on hover: '3 March: 24 answers'. */
  title: string
}

export interface HeatMapProps {
  /** Every day in a row, the last one today. */
  days: readonly HeatMapDay[]
  /** All of it in words: the text alternative. */
  label: string
  /** Names of months by the day that begins them. */
  months: readonly { day: string; name: string }[]
  /** What the shades mean: 'less' and 'more', and what a frozen day is. */
  legend: { less: string; more: string; frozen: string }
}

const CELL = 12
const STEP = 15
const TOP = 18

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const shade = (percent: number) =>
      `color-mix(in srgb, ${palette.primary.main} ${percent}%, ${palette.tint.neutral})`
    return {
      minWidth: 0,
      '& svg': { display: 'block' },
      '& text': { ...theme.typography.caption, fill: palette.text.secondary },
      '& path': { fill: palette.tint.neutral, stroke: palette.divider },
      '& [data-level="1"]': { fill: shade(30) },
      '& [data-level="2"]': { fill: shade(55) },
      '& [data-level="3"]': { fill: shade(78) },
      '& [data-level="4"]': { fill: palette.primary.main },
      '& [data-frozen]': { fill: palette.tint.info, stroke: palette.info.main, strokeWidth: 2 },
      '& .legend': {
        ...theme.typography.caption,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1),
        color: palette.text.secondary,
        '& .apart': { marginInlineStart: theme.spacing(3) },
      },
    }
  }),
)

/** Where the year is wider than the screen it scrolls in here, and begins at its end: reversed, the row starts on the right. */
const Window = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'row-reverse',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    paddingBlockEnd: theme.spacing(2),
    '& > svg': { flex: '1 0 auto' },
  })),
)

/** Monday is the first row. */
const rowOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** A year of days as leaves, a week in each column: the more was learned, the greener. */
export function HeatMap({ days, label, months, legend }: HeatMapProps) {
  const first = rowOf(days[0]?.day ?? '2026-01-05')
  const columns = Math.ceil((days.length + first) / 7)
  const placeOf = new Map(days.map(({ day }, index) => [day, Math.floor((index + first) / 7)]))
  return (
    <Root>
      <Window role="region" aria-label={label} tabIndex={0}>
        <svg role="img" aria-label={label} width={columns * STEP} viewBox={`0 0 ${columns * STEP} ${TOP + 7 * STEP}`}>
          {months.map(({ day, name }) => (
            <text key={day} x={(placeOf.get(day) ?? 0) * STEP} y={CELL} aria-hidden="true">
              {name}
            </text>
          ))}
          {days.map(({ day, level, frozen, title }, index) => (
            <path
              key={day}
              d={leafPath}
              transform={`translate(${Math.floor((index + first) / 7) * STEP + 1} ${TOP + rowOf(day) * STEP})`}
              data-level={level}
              data-frozen={frozen ? '' : undefined}
            >
              <title>{title}</title>
            </path>
          ))}
        </svg>
      </Window>
      <div className="legend" aria-hidden="true">
        {legend.less}
        <svg width={5 * STEP} height={STEP}>
          {[0, 1, 2, 3, 4].map((level) => (
            <path key={level} d={leafPath} transform={`translate(${level * STEP + 1} 1)`} data-level={level} />
          ))}
        </svg>
        {legend.more}
        <svg className="apart" width={STEP} height={STEP}>
          <path d={leafPath} transform="translate(1 1)" data-frozen="" />
        </svg>
        {legend.frozen}
      </div>
    </Root>
  )
}
