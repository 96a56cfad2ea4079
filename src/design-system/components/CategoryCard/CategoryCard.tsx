import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { distance, duration, easing } from '../../tokens/motion.ts'
import { pictureSide } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'

export interface CategoryCardProps {
  /** Name of the category. */
  title: string
  /** One of its pictures, or a short sign such as 'CET 4' where there are none. */
  cover: Pick<PictureTileProps, 'src' | 'tint'> | { sign: string }
  /** What is in it: '84 words, 12 levels'. */
  counts: string
  /** How much is done, 0 to 1, and the same in words; none before the first level. */
  progress?: { value: number; label: string }
  /** Address of the category. */
  to: string
}

const [phoneSide, desktopSide] = pictureSide.s
const Root = styled('article')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: theme.spacing(1, 4),
      padding: theme.spacing(4),
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: shadow.card,
      transition: `transform ${duration.card}ms ${easing.out}, border-color ${duration.tap}ms`,
      '@media (hover: hover)': {
        '&:hover': { transform: `translateY(-${distance.lift})`, borderColor: palette.primary.main },
      },
      '& h3': { ...theme.typography.h3, margin: 0 },
      '& a': { color: 'inherit', textDecoration: 'none' },
      // The whole card is pressed, the title alone is read out.
      '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': {
        outline: `${size.focusRing} solid ${palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
      '& p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      '& .sign': {
        ...theme.typography.body2,
        lineHeight: 1.2,
        fontWeight: 700,
        display: 'grid',
        placeItems: 'center',
        textAlign: 'center',
        width: phoneSide,
        height: phoneSide,
        [theme.breakpoints.up('md')]: { width: desktopSide, height: desktopSide },
        borderRadius: radius.full,
        color: palette.text.secondary,
        backgroundColor: palette.pictureTint.clay,
      },
      '& .progress': { marginTop: theme.spacing(2) },
    }
  }),
)

/** A category to choose: what it looks like, what is in it, how far one is. */
export function CategoryCard({ title, cover, counts, progress, to }: CategoryCardProps) {
  return (
    <Root>
      {'src' in cover ? (
        <PictureTile {...cover} alt={title} decorative size="s" lazy />
      ) : (
        <span className="sign" aria-hidden>
          {cover.sign}
        </span>
      )}
      <div>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{counts}</p>
        {progress && (
          <div className="progress">
            <ProgressBar label={progress.label} value={Math.min(1, progress.value)} max={1} showLabel />
          </div>
        )}
      </div>
    </Root>
  )
}
