import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { themed } from '../theme/themed.ts'
import { LandingContainer } from './LandingContainer.ts'
import { LandingMeadow } from './LandingMeadow.tsx'

export interface LandingHeroProps {
  /** The page's h1: two lines at most. */
  title: string
  /** The LandingBed that the answers plant: it stands on the card of the question. */
  bed: ReactNode
  /** The question to play. */
  question: ReactNode
  /** A LandingWelcome: more words, and the ways in. */
  children: ReactNode
}

const Band = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    zIndex: 0,
    // Not `hidden`: the feedback of the question sticks to the lower edge of the window.
    overflow: 'clip',
    background: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.pictureTint.sky})`,
  })),
)

const Places = styled(LandingContainer)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: "'title' 'bed' 'question' 'words'",
    paddingBlock: theme.spacing(1, 24),
    // Twice, so that the size of Chinese titles gives way.
    '&& > h1': {
      gridArea: 'title',
      fontSize: '3rem',
      lineHeight: '3.5rem',
      // Chinese breaks at its marks, not inside a word.
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& > .bed': { gridArea: 'bed', zIndex: 1, paddingInline: theme.spacing(4), height: '2.5rem' },
    '& > .bed > *': { height: '100%' },
    '& > .question': { gridArea: 'question', minWidth: 0 },
    '& > .words': { gridArea: 'words', paddingBlockStart: theme.spacing(8) },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
      gridTemplateRows: 'auto 1fr auto auto 1fr',
      gridTemplateAreas: "'. bed' '. question' 'title question' 'words question' '. question'",
      columnGap: theme.spacing(16),
      paddingBlock: theme.spacing(2, 24),
    },
  })),
)

/**
 * What this is, and the question to play: on phones the title, then the question at once; beside each other where there is room. The plants of the
 * answers stand on the card, and the grove lies behind.
 */
export function LandingHero({ title, bed, question, children }: LandingHeroProps) {
  return (
    <Band>
      <LandingMeadow />
      <Places>
        <Text variant="h1">{title}</Text>
        <div className="bed">{bed}</div>
        <div className="question">{question}</div>
        <div className="words">{children}</div>
      </Places>
    </Band>
  )
}

const Root = styled(LandingContainer)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
    paddingBlock: theme.spacing(7),
    [theme.breakpoints.up('md')]: { gap: theme.spacing(8), paddingBlock: theme.spacing(10) },
  })),
)

export interface LandingSectionProps {
  title: string
  children: ReactNode
}

/** A part of the landing page under its heading. */
export function LandingSection({ title, children }: LandingSectionProps) {
  return (
    <Root as="section">
      <Text variant="h2">{title}</Text>
      {children}
    </Root>
  )
}
