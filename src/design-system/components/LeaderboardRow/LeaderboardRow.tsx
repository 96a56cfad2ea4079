import { styled } from '@mui/material/styles'
import { Trophy } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LeaderboardRowProps {
  /** 1 is the first; several may share one. */
  rank: number
  /** The rank in words, for screen readers: 'Rank 3'. */
  rankLabel: string
  /** The username; a long one goes on in the next line. */
  name: string
  /** Address of the picture. */
  avatar?: string
  /** The points with their unit, as the language writes them: '1,240 points'. */
  points: string
  /** What marks the learner's own row: 'You'. */
  meLabel?: string
}

const Root = styled('li')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(3),
      minHeight: theme.spacing(15),
      padding: theme.spacing(2, 4),
      '& + &': { borderTop: `${size.hairline} solid ${palette.divider}` },
      '&[data-me]': { backgroundColor: palette.tint.primary, borderRadius: radius.control },
      '&[data-me], &[data-me] + &': { borderTopColor: 'transparent' },
      '& .rank': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: theme.spacing(1),
        flex: 'none',
        minWidth: theme.spacing(11),
        color: palette.text.secondary,
        fontWeight: fontWeight.bold,
        fontVariantNumeric: 'tabular-nums',
      },
      '& .rank[data-place]': { color: palette.reward.text },
      '& .name': {
        flex: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        fontWeight: fontWeight.medium,
        '& small': {
          ...theme.typography.body2,
          display: 'inline-block',
          marginInlineStart: theme.spacing(2),
          color: palette.primary.main,
          overflowWrap: 'normal',
        },
      },
      '& .points': { flex: 'none', fontVariantNumeric: 'tabular-nums', color: palette.text.primary },
      // On a phone the room belongs to the name.
      [theme.breakpoints.down('sm')]: {
        gap: theme.spacing(2),
        marginInline: theme.spacing(-2),
        padding: theme.spacing(2),
        '& .rank': { minWidth: theme.spacing(8) },
        '& .points': { ...theme.typography.body2, fontVariantNumeric: 'tabular-nums' },
      },
    }
  }),
)

/** One learner on a leaderboard. Its place is an ordered list. */
export function LeaderboardRow({ rank, rankLabel, name, avatar, points, meLabel }: LeaderboardRowProps) {
  return (
    <Root data-me={meLabel === undefined ? undefined : ''} aria-current={meLabel === undefined ? undefined : 'true'}>
      <span className="rank" data-place={rank <= 3 ? rank : undefined}>
        <VisuallyHidden>{rankLabel}</VisuallyHidden>
        {rank <= 3 && <Trophy aria-hidden="true" size="1rem" />}
        <span aria-hidden="true">{rank}</span>
      </span>
      <Avatar name={name} src={avatar} />
      <span className="name">
        {name}
        {meLabel !== undefined && <small>{meLabel}</small>}
      </span>
      <span className="points">{points}</span>
    </Root>
  )
}
