import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface StatTileProps {
  /** What is counted. */
  label: string
  /** The figure, already written in the learner's language. */
  value: string
  /** After the figure: "days". */
  unit?: string
  /** A picture of what is counted. */
  icon?: ReactNode
  /** `reward` for streak and points, `primary` for what to do next. */
  tone?: 'plain' | 'primary' | 'reward'
  /** Below the figure: how it moves, or a goal. */
  children?: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(1),
      minWidth: 0,
      padding: theme.spacing(4),
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      '--mark': palette.text.secondary,
      '&[data-tone="primary"]': {
        backgroundColor: palette.tint.primary,
        borderColor: 'transparent',
        '--mark': palette.primary.main,
      },
      '&[data-tone="reward"]': {
        backgroundColor: palette.tint.reward,
        borderColor: 'transparent',
        '--mark': palette.reward.text,
      },
    }
  }),
)

const Label = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
    '& svg': { flexShrink: 0, width: size.icon, height: size.icon, color: 'var(--mark)' },
  })),
)

const Figure = styled('div')(
  themed(({ theme }) => ({
    fontSize: '1.75rem',
    lineHeight: 1.2,
    fontWeight: fontWeight.heavy,
    color: theme.vars.palette.text.primary,
    '& small': {
      ...theme.typography.body2,
      marginInlineStart: theme.spacing(1),
      color: theme.vars.palette.text.secondary,
    },
  })),
)

/** One figure about a learner. */
export function StatTile({ label, value, unit, icon, tone = 'plain', children }: StatTileProps) {
  return (
    <Root data-tone={tone}>
      <Label>
        {icon}
        {label}
      </Label>
      <Figure>
        {value}
        {unit && <small>{unit}</small>}
      </Figure>
      {children}
    </Root>
  )
}
