import { useEffect, useState } from 'react'
import { Box, PictureTile, Text } from '#design-system'
import type { PictureTint } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

const grid = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
}
const item = {
  display: 'grid',
  alignContent: 'start',
  columnGap: 4,
  rowGap: { xs: 1, sm: 3 },
  gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr' },
  '& > span': { gridRow: { xs: 'span 2', sm: 'auto' } },
}

const reasons: readonly [picture: string, tint: PictureTint, title: keyof LandingTexts, text: keyof LandingTexts][] = [
  ['1f308', 'sky', 'reasonPictures', 'reasonPicturesText'],
  ['1f9e9', 'berry', 'reasonGames', 'reasonGamesText'],
  ['1f331', 'leaf', 'reasonMemory', 'reasonMemoryText'],
  ['1f393', 'plum', 'reasonExams', 'reasonExamsText'],
]

/** A picture of nothing. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Why one would stay: four short reasons. */
export function Reasons({ texts }: { texts: LandingTexts }) {
  // On a slow network these pictures would hold up the code that makes the question above answer.
  const [answers, setAnswers] = useState(false)
  useEffect(() => setAnswers(true), [])
  return (
    <Box component="ul" sx={grid}>
      {reasons.map(([picture, tint, title, text]) => (
        <Box component="li" key={picture} sx={item}>
          <PictureTile
            src={answers ? `/pictures/${picture}.webp` : nothing}
            alt=""
            decorative
            tint={tint}
            size="s"
            lazy
          />
          <Text variant="h3">{texts[title]}</Text>
          <Text color="textSecondary">{texts[text]}</Text>
        </Box>
      ))}
    </Box>
  )
}
