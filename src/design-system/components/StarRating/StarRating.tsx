import { styled } from '@mui/material/styles'
import { Star } from 'lucide-react'
import { appear, land } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'

export interface StarRatingProps {
  /** Stars reached, 0 to 3. */
  value: 0 | 1 | 2 | 3
  /** The same in words: '2 of 3 stars'. */
  label: string
  /** `s` on the map and in lists, `m` beside text, `l` as the result of a run. */
  size?: 's' | 'm' | 'l'
  /** Use it once, when the stars have just been won: they land one by one. */
  landing?: boolean
}

const Row = styled('span')(
  themed(({ theme }) => {
    const { reward, border, background } = theme.vars.palette
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(0.5),
      '& svg': {
        width: playSize.star.m,
        height: playSize.star.m,
        color: border,
        fill: background.paper,
        strokeWidth: 1.5,
      },
      '& svg[data-won]': { color: reward.text, fill: reward.fill },
      '&[data-size="s"]': { gap: 0, '& svg': { width: playSize.star.s, height: playSize.star.s } },
      '&[data-size="l"]': {
        alignItems: 'flex-end',
        gap: theme.spacing(2),
        '& svg': { width: playSize.star.l, height: playSize.star.l },
        '& svg:nth-of-type(2)': { marginBottom: theme.spacing(3) },
      },
      '&[data-landing] svg[data-won]': { animation: `${land} ${duration.star}ms ${easing.out} backwards` },
      '&[data-landing] svg:nth-of-type(2)': { animationDelay: `${duration.starStep}ms` },
      '&[data-landing] svg:nth-of-type(3)': { animationDelay: `${duration.starStep * 2}ms` },
      [reducedMotion]: { '&[data-landing] svg[data-won]': { animationName: appear } },
    }
  }),
)

/** Up to three stars for a level or a run. */
export function StarRating({ value, label, size = 'm', landing }: StarRatingProps) {
  return (
    <Row role="img" aria-label={label} data-size={size} data-landing={landing || undefined}>
      {[1, 2, 3].map((place) => (
        <Star key={place} data-won={place <= value || undefined} />
      ))}
    </Row>
  )
}
