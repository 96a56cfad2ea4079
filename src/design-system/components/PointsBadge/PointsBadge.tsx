import { styled } from '@mui/material/styles'
import { Sparkles } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface PointsBadgeProps {
  /** The figure as it is shown, already formatted: '1,240' or '+80'. */
  value: string
  /** The same in words: '80 points won'. */
  label: string
  /** `gain` for points just won, `total` for a sum. */
  kind?: 'gain' | 'total'
}

const Badge = styled('span')(
  themed(({ theme }) => {
    const { reward, tint } = theme.vars.palette
    return {
      ...theme.typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      padding: theme.spacing(0.5, 3),
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      color: reward.text,
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.full,
      '&[data-kind="gain"]': { backgroundColor: tint.reward, borderColor: reward.text },
      '&[data-kind="total"]': { paddingInline: 0 },
      '& svg': { width: size.iconSmall, height: size.iconSmall, fill: reward.fill },
    }
  }),
)

/** Points, just won or in all. */
export function PointsBadge({ value, label, kind = 'total' }: PointsBadgeProps) {
  return (
    <Badge role="img" aria-label={label} data-kind={kind}>
      <Sparkles />
      {value}
    </Badge>
  )
}
