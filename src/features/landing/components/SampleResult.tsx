import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button, LandingActions, LandingResult } from '#design-system'
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

/** What the sample questions came to, and the way to a real level. */
export function SampleResult({ texts, rights, total, more, onAgain }: SampleResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const title =
    rights === total ? texts.allRight : rights === 0 ? texts.noneRight : fill(texts.someRight, { right: rights, total })
  return (
    <LandingResult
      title={title}
      ref={heading}
      words={samples.map(({ word, tint, options }) => ({
        word,
        tint,
        picture: options.find(({ id }) => id === word)?.picture ?? '',
      }))}
      text={texts.resultText}
      actions={
        <LandingActions>
          {more}
          <Button variant="quiet" onClick={onAgain}>
            {texts.again}
          </Button>
        </LandingActions>
      }
    />
  )
}
