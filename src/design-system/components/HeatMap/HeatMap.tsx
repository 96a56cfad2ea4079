import { useState } from 'react'
import type { PointerEvent } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { leafAt } from './leaf.ts'

export interface HeatMapDay {
  /** 'YYYY-MM-DD'. */
  day: string
  /** 0 nothing, 4 the most. */
  level: 0 | 1 | 2 | 3 | 4
  /** A missed day that a freeze covered. */
  frozen?: boolean
}

export interface HeatMapProps<T extends HeatMapDay> {
  /** Every day in a row, the last one today. */
  days: readonly T[]
  /** Shown on hover: '3 March: 24 answers'. Asked for when the pointer comes to a day: to write out a year of dates takes a slow phone a third of a second. */
  titleOf: (day: T) => string
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

const levels = [0, 1, 2, 3, 4] as const

/** A year of days as leaves, a week in each column: the more was learned, the greener. Leaves that look alike are one path. */
export function HeatMap<T extends HeatMapDay>({ days, titleOf, label, months, legend }: HeatMapProps<T>) {
  const [pointed, setPointed] = useState<number>()
  const first = rowOf(days[0]?.day ?? '2026-01-05')
  const columns = Math.ceil((days.length + first) / 7)
  const cells = days.map(({ day, level, frozen }, index) => {
    const column = Math.floor((index + first) / 7)
    return { day, x: column * STEP, y: TOP + ((index + first) % 7) * STEP, look: frozen ? 'frozen' : level }
  })
  const leavesOf = (look: (typeof cells)[number]['look']) =>
    cells.flatMap((cell) => (cell.look === look ? [leafAt(cell.x + 1, cell.y)] : [])).join('')
  const xOf = new Map(cells.map(({ day, x }) => [day, x]))
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
    const [column, row] = [Math.floor(x / STEP), Math.floor((y - TOP) / STEP)]
    setPointed(row < 0 || row > 6 ? undefined : column * 7 + row - first)
  }
  const [day, cell] = pointed === undefined ? [] : [days[pointed], cells[pointed]]
  return (
    <Root>
      <Window role="region" aria-label={label} tabIndex={0}>
        <svg
          role="img"
          aria-label={label}
          width={columns * STEP}
          viewBox={`0 0 ${columns * STEP} ${TOP + 7 * STEP}`}
          onPointerMove={point}
        >
          {months.map(({ day: begin, name }) => (
            <text key={begin} x={xOf.get(begin) ?? 0} y={CELL} aria-hidden="true">
              {name}
            </text>
          ))}
          {levels.map((level) => (
            <path key={level} d={leavesOf(level)} data-level={level} />
          ))}
          <path d={leavesOf('frozen')} data-frozen="" />
          {day && cell && (
            // A rectangle for each day: the browser shows a title anew where the pointer comes to another element.
            <rect key={day.day} x={cell.x} y={cell.y} width={STEP} height={STEP} fill="none" pointerEvents="all">
              <title>{titleOf(day)}</title>
            </rect>
          )}
        </svg>
      </Window>
      <div className="legend" aria-hidden="true">
        {legend.less}
        <svg width={levels.length * STEP} height={STEP}>
          {levels.map((level) => (
            <path key={level} d={leafAt(level * STEP + 1, 1)} data-level={level} />
          ))}
        </svg>
        {legend.more}
        <svg className="apart" width={STEP} height={STEP}>
          <path d={leafAt(1, 1)} data-frozen="" />
        </svg>
        {legend.frozen}
      </div>
    </Root>
  )
}
