import { useEffect, useState } from 'react'
import { LandingReasons } from '#design-system'
import type { PictureTint } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

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
    <LandingReasons
      reasons={reasons.map(([picture, tint, title, text]) => ({
        title: texts[title],
        text: texts[text],
        picture: answers ? `/pictures/${picture}.webp` : nothing,
        tint,
      }))}
    />
  )
}
