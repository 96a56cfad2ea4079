import { styled } from '@mui/material/styles'
import { Flame } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export interface StreakFlameProps {
  /** Days in a row, as shown. */
  days: number
  /** The same in words, with today's state: '5 days in a row. Play today to keep it.' */
  label: string
  /** Whether today already counts; the flame is lit only then. */
  lit: boolean
  /** `m` in the top bar, `l` on a card. */
  size?: 'm' | 'l'
}

const Root = styled('span')(
  themed(({ theme }) => {
    const { reward, text, border } = theme.vars.palette
    return {
      ...theme.typography.body1,
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      color: text.secondary,
      '& svg': { width: size.icon, height: size.icon, color: border, fill: 'transparent' },
      '&[data-lit]': { color: reward.text, '& svg': { color: reward.text, fill: reward.fill } },
      '&[data-size="l"]': { ...theme.typography.h2, '& svg': { width: '2.25rem', height: '2.25rem' } },
    }
  }),
)

/** Study days in a row. Grey until today counts, so that it invites rather than warns. */
export function StreakFlame({ days, label, lit, size: flameSize = 'm' }: StreakFlameProps) {
  return (
    <Root role="img" aria-label={label} data-lit={lit || undefined} data-size={flameSize}>
      <Flame />
      {days}
    </Root>
  )
}
