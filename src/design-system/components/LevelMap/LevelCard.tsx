import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import type { PictureTint } from '../../tokens/color.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { PictureTile } from '../PictureTile/PictureTile.tsx'

export interface LevelCardProps {
  /** 'Level 4'. */
  title: string
  /** Its first picture. */
  picture?: string
  /** The ground of the picture: that of the category. */
  tint?: PictureTint
  /** Under the title: stars, the best time. */
  facts?: ReactNode
  /** Its words, in the order of play; none while it is locked. */
  words?: readonly string[]
  /** Names the list of words for screen readers. */
  wordsLabel?: string
  /** What opens it, or what three stars need: paragraphs. */
  children?: ReactNode
  /** The one button that leads in. */
  action?: ReactNode
  /** Another way on, at the foot. */
  more?: ReactNode
}

const Root = styled('section')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: shadow.raised,
      '& > div': { display: 'grid', gap: theme.spacing(3), padding: theme.spacing(4) },
      '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(2, 3) },
      '& .name': { flex: '999 1 5rem', minWidth: 0 },
      '& h2': { ...theme.typography.h3, margin: 0 },
      '& .facts': {
        ...theme.typography.body2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(0, 3),
        color: palette.text.secondary,
      },
      '& p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      '& p:first-of-type:not(:last-of-type)': { color: palette.text.primary, fontWeight: fontWeight.semibold },
      '& ul': {
        ...theme.typography.body2,
        listStyleType: '""',
        margin: 0,
        padding: 0,
        color: palette.text.secondary,
      },
      '& li': { display: 'inline' },
      '& li:not(:last-of-type)::after': { content: '" · "' },
      '& .note': { display: 'grid', gap: theme.spacing(1) },
      '& .more': { display: 'grid' },
      // Over the foot of a window the way in stands beside the name.
      '& .way': { display: 'grid', flex: '1 0 auto' },
      // On a phone and in a low window the map needs the room.
      [theme.breakpoints.down('xl')]: { '@media (max-height: 52rem)': { '& ul': { display: 'none' } } },
      // Beside the map there is room for air, and for words as chips; over the foot of a window they are one line.
      [theme.breakpoints.up('xl')]: {
        '& > div': { gap: theme.spacing(4), padding: theme.spacing(6) },
        '& .way': { order: 1, flex: '1 1 100%' },
        '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) },
        '& li': {
          padding: theme.spacing(0.5, 3),
          borderRadius: radius.full,
          backgroundColor: palette.tint.neutral,
          color: palette.text.primary,
        },
        '& li:not(:last-of-type)::after': { content: 'none' },
      },
    }
  }),
)

/** One level: what is in it, how it went, and the way in. Its words change when another level of the map is pressed. */
export function LevelCard(props: LevelCardProps) {
  const { title, picture, tint, facts, words = [], wordsLabel, children, action, more } = props
  return (
    <Root aria-live="polite">
      <div>
        <div className="head">
          {picture !== undefined && <PictureTile src={picture} alt={title} decorative tint={tint} size="xs" />}
          <div className="name">
            <h2>{title}</h2>
            {facts && <div className="facts">{facts}</div>}
          </div>
          {action && <div className="way">{action}</div>}
        </div>
        {words.length > 0 && (
          <ul aria-label={wordsLabel} lang="en">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
        {children && <div className="note">{children}</div>}
        {more && <div className="more">{more}</div>}
      </div>
    </Root>
  )
}
