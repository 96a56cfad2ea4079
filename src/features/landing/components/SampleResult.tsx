import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Box, Button, Card, Stack, StarRating, Text } from '#design-system'
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

const middle = { display: 'grid', gap: 5, justifyItems: 'center', textAlign: 'center', paddingBlock: { xs: 4, md: 10 } }

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
        <Text color="textSecondary" sx={{ maxWidth: '26rem' }}>
          {texts.resultText}
        </Text>
        <Stack direction="row" spacing={3}>
          {more}
          <Button variant="quiet" onClick={onAgain}>
            {texts.again}
          </Button>
        </Stack>
      </Box>
    </Card>
  )
}
