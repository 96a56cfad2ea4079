import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Box, Button, Card, PictureTile, StarRating, Text } from '#design-system'
import { samples } from '../model/samples.ts'
import { fill } from '../model/texts.ts'
import type { LandingTexts } from '../model/texts.ts'

export interface SampleResultProps {
  texts: LandingTexts
  rights: number
  total: number
  /** The way on: the button of the demo. */
  more: ReactNode
  onAgain: () => void
}

// As high as a question with its feedback, so that the page below stays where it is.
const middle = {
  display: 'grid',
  gap: 5,
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  minHeight: { xs: '36rem', md: '26rem', lg: '40rem' },
}
const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: 3 }
const words = {
  display: 'flex',
  gap: { xs: 2, sm: 4 },
  '& > span': { display: 'grid', gap: 1, justifyItems: 'center' },
}

/** What the sample questions came to, and the way to a real level. */
export function SampleResult({ texts, rights, total, more, onAgain }: SampleResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const title = rights === total ? texts.allRight : fill(texts.someRight, { right: rights, total })
  return (
    <Card raised>
      <Box sx={middle}>
        <StarRating value={rights === total ? 3 : rights > total / 2 ? 2 : 1} label={title} size="l" landing />
        <Text variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {title}
        </Text>
        <Box sx={words} lang="en">
          {samples.map(({ word, tint, options }) => (
            <Text key={word} variant="caption" component="span">
              <PictureTile
                src={options.find(({ id }) => id === word)?.picture ?? ''}
                alt=""
                decorative
                tint={tint}
                size="xs"
              />
              {word}
            </Text>
          ))}
        </Box>
        <Text color="textSecondary" sx={{ maxWidth: '26rem' }}>
          {texts.resultText}
        </Text>
        <Box sx={row}>
          {more}
          <Button variant="quiet" onClick={onAgain}>
            {texts.again}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
