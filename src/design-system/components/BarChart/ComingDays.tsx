import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { leafPath } from '../HeatMap/leaf.ts'

export interface ComingDaysProps {
  /** The next days on which something comes back, at most four: 'Saturday' and '8 words'. */
  days: readonly { day: string; text: string }[]
}

const Root = styled('ul')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(3, 6),
      listStyleType: '""',
      margin: 0,
      padding: 0,
      '& li': { ...theme.typography.body2, display: 'grid', justifyItems: 'center', textAlign: 'center' },
      '& svg': { width: theme.spacing(12), height: theme.spacing(12), marginBottom: theme.spacing(1) },
      '& path': {
        fill: palette.tint.primary,
        stroke: palette.primary.main,
        strokeWidth: 0.5,
        strokeDasharray: '1.2 1',
      },
      '& small': { ...theme.typography.caption, color: palette.text.secondary },
    }
  }),
)

/** Outlines of what comes back: an invitation where there is too little for a chart. */
export function ComingDays({ days }: ComingDaysProps) {
  return (
    <Root>
      {days.map(({ day, text }) => (
        <li key={day}>
          <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d={leafPath} />
          </svg>
          {day}
          <small>{text}</small>
        </li>
      ))}
    </Root>
  )
}
