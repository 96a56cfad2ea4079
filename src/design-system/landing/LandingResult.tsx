import type { ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { Card } from '../components/Card/Card.tsx'
import { PictureTile } from '../components/PictureTile/PictureTile.tsx'
import { Text } from '../components/Text/Text.tsx'
import type { PictureTint } from '../tokens/color.ts'
import { measure } from '../tokens/space.ts'
import { themed } from '../theme/themed.ts'

export interface LandingResultProps {
  title: string
  /** The heading; it takes the focus when the last question is answered. */
  ref: Ref<HTMLHeadingElement>
  /** The words that were asked, in English. */
  words: readonly { word: string; picture: string; tint: PictureTint }[]
  text: string
  /** The way on, and the way back. */
  actions: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    justifyItems: 'center',
    alignContent: 'center',
    textAlign: 'center',
    // As high as a question with its feedback, so that the page below stays where it is.
    minHeight: '38rem',
    '& > .words': {
      display: 'flex',
      gap: theme.spacing(2),
      [theme.breakpoints.up('sm')]: { gap: theme.spacing(4) },
      '& > span': { ...theme.typography.caption, display: 'grid', gap: theme.spacing(1), justifyItems: 'center' },
    },
    '& > p': { maxWidth: measure.card },
  })),
)

/** What the questions of the landing page came to. */
export function LandingResult({ title, ref, words, text, actions }: LandingResultProps) {
  return (
    <Card raised>
      <Root>
        <Text variant="h2" ref={ref} tabIndex={-1}>
          {title}
        </Text>
        <div className="words" lang="en">
          {words.map(({ word, picture, tint }) => (
            <span key={word}>
              <PictureTile src={picture} alt="" decorative tint={tint} size="xs" />
              {word}
            </span>
          ))}
        </div>
        <Text color="textSecondary">{text}</Text>
        {actions}
      </Root>
    </Card>
  )
}
