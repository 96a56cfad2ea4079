import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { lettersOf } from '../../theme/typography.ts'
import { playSize } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'

export interface WordPhonetic {
  /** Short name of the accent in the interface language: 'UK', '英'. */
  accent: string
  /** IPA without slashes. */
  ipa: string
}

export interface WordCardProps {
  /** The English word. */
  headword: string
  /** The short meaning in the learner's language. */
  meaning: string
  /** Language of `meaning`, for screen readers and fonts. */
  meaningLang?: string
  /** None for a word without a picture: the headword then stands alone. */
  picture?: Pick<PictureTileProps, 'src' | 'tint'>
  /** At most two; none when unknown. */
  phonetics?: readonly WordPhonetic[]
  /** The button that says the word. */
  speaker?: ReactNode
}

const Root = styled('article')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: theme.spacing(4),
    width: '100%',
    maxWidth: playSize.card,
    margin: '0 auto',
    padding: theme.spacing(6, 4),
    textAlign: 'center',
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: shadow.card,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 6) },
    '& h2': { ...theme.typography.headword, margin: 0, hyphens: 'auto', overflowWrap: 'anywhere' },
    '& .word': { display: 'flex', alignItems: 'center', gap: theme.spacing(2), maxWidth: '100%' },
    '& dl': {
      ...theme.typography.phonetic,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: theme.spacing(0.5, 4),
      margin: 0,
      color: theme.vars.palette.text.secondary,
    },
    '& dl > div': { display: 'flex', gap: theme.spacing(1.5) },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0 },
    '& .meaning': { ...theme.typography.h3, fontWeight: 500, margin: 0, maxWidth: size.text },
  })),
)

/** One word to meet before playing: picture, headword, how it sounds, what it means. */
export function WordCard({ headword, meaning, meaningLang, picture, phonetics = [], speaker }: WordCardProps) {
  return (
    <Root sx={lettersOf(headword)}>
      {picture && <PictureTile {...picture} alt={meaning} decorative size="l" />}
      <div className="word">
        <h2 lang="en">{headword}</h2>
        {speaker}
      </div>
      {phonetics.length > 0 && (
        <dl>
          {phonetics.map(({ accent, ipa }) => (
            <div key={accent}>
              <dt>{accent}</dt>
              <dd lang="en-fonipa">/{ipa}/</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="meaning" lang={meaningLang}>
        {meaning}
      </p>
    </Root>
  )
}
