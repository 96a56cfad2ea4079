import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { pictureSide } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'

export interface WordRowProps {
  /** The English word. */
  headword: string
  /** IPA without slashes; none when unknown. */
  phonetic?: string
  /** The short meaning in the learner's language. */
  meaning: string
  /** Language of `meaning`, for screen readers and fonts. */
  meaningLang?: string
  /** None for a word without a picture: the row begins with the word. */
  picture?: Pick<PictureTileProps, 'src' | 'tint'>
  /** The button that says the word. */
  speaker?: ReactNode
  /** What stands at the beginning: the grip of a list that can be put in order. */
  leading?: ReactNode
  /** What the learner wrote about the word. */
  remark?: string
  /** What happened with the word, each part in one piece: a line wraps between them only. */
  facts?: readonly string[]
  /** `div` where the list has list items of its own, as a VirtualList has. */
  element?: 'li' | 'div'
  /** What stands at the end: a state, a button, a menu. */
  trailing?: ReactNode
  /** When the row opens the word. */
  to?: string
  /** Only the headword, in its place: for a row that passes by in a quick scroll, before it is drawn whole. */
  sketch?: boolean
}

const [phone, desktop] = pictureSide.xs

const Root = styled('li')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(3),
      // What happened with the word has a line of its own, as wide as the row.
      '&[data-facts]': { flexWrap: 'wrap', rowGap: theme.spacing(1) },
      minHeight: theme.spacing(16),
      padding: theme.spacing(2, 3, 2, 4),
      // The words get what the targets of its buttons leave around their icons.
      [theme.breakpoints.down('sm')]: { columnGap: theme.spacing(2), paddingInlineEnd: theme.spacing(1) },
      '& + &, div&': { borderTop: `${size.hairline} solid ${palette.divider}` },
      '&[data-opens]:hover': { backgroundColor: palette.tint.primary },
      '& .word': { flex: 1, minWidth: 0 },
      '& .first': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(2) },
      '& .headword': { ...theme.typography.h4, color: palette.text.primary, overflowWrap: 'anywhere' },
      '& .open': {
        textDecoration: 'none',
        // The whole row is pressed; its buttons lie above.
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: `${size.focusRing} solid ${palette.primary.main}`,
          outlineOffset: `-${size.focusRing}`,
        },
      },
      '& .phonetic': { ...theme.typography.body2, color: palette.text.secondary },
      '& .meaning': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      '& .facts': {
        display: 'flex',
        flex: '1 1 100%',
        flexWrap: 'wrap',
        columnGap: theme.spacing(3),
        minWidth: 0,
      },
      // Below the word, where there is room for that.
      [theme.breakpoints.up('md')]: {
        '&[data-picture] .facts': { paddingInlineStart: `calc(${desktop} + ${theme.spacing(3)})` },
      },
      '& .facts > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .start': { position: 'relative', zIndex: 1, flex: 'none', marginInlineStart: theme.spacing(-3) },
      // Where a grip and a picture will stand.
      '& .start:empty': { width: theme.spacing(8) },
      '& .picture': {
        flex: 'none',
        width: phone,
        height: phone,
        borderRadius: radius.full,
        backgroundColor: palette.divider,
        [theme.breakpoints.up('md')]: { width: desktop, height: desktop },
      },
      '& .end': { position: 'relative', display: 'flex', alignItems: 'center', flex: 'none', maxWidth: '45%' },
    }
  }),
)

/** One word among many: what it looks like, how it sounds, what it means. Its place is a WordList. */
export function WordRow({
  headword,
  phonetic,
  meaning,
  meaningLang,
  picture,
  speaker,
  leading,
  remark,
  facts = [],
  element,
  trailing,
  to,
  sketch = false,
}: WordRowProps) {
  const opens = !sketch && to !== undefined
  const hasFacts = facts.length > 0 && !sketch
  return (
    <Root
      as={element}
      data-opens={opens || undefined}
      data-facts={hasFacts || undefined}
      data-picture={picture !== undefined || undefined}
    >
      {leading && <div className="start">{!sketch && leading}</div>}
      {picture &&
        (sketch ? <span className="picture" /> : <PictureTile {...picture} alt={meaning} decorative size="xs" lazy />)}
      <div className="word">
        <div className="first">
          {opens ? (
            <Link className="headword open" to={to}>
              <span lang="en">{headword}</span>
            </Link>
          ) : (
            <span className="headword" lang="en">
              {headword}
            </span>
          )}
          {phonetic !== undefined && !sketch && (
            <span className="phonetic" lang="en-fonipa">
              /{phonetic}/
            </span>
          )}
        </div>
        <p className="meaning" lang={meaningLang}>
          {/* Shaping its letters takes the most time, and only its line is needed. */}
          {sketch ? '\u00a0' : meaning}
        </p>
        {remark && !sketch && <p className="meaning">{remark}</p>}
      </div>
      {!sketch && (speaker ?? trailing) && (
        <div className="end">
          {speaker}
          {trailing}
        </div>
      )}
      {hasFacts && (
        <p className="meaning facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
    </Root>
  )
}
