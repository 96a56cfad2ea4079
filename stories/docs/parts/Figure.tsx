import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { DialogsInLine } from '#tests/all-states'
import type { Language } from '#contract/locales'
import type { Picture } from '../guide.ts'
import type { LocalizedText } from '../localized.ts'
import { Specimen } from '../Specimen.tsx'

interface FigureProps {
  picture: Picture
  language: Language
  /** What lies over the picture. */
  children?: ReactNode
  frameRef?: RefObject<HTMLDivElement | null>
}

/** A component as a picture: drawn by the component itself, but out of reach of keyboard, pointer and screen reader; the words beside it say what it shows. */
export function Figure({ picture, language, children, frameRef }: FigureProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <div className="docs-figure" ref={frameRef}>
      <div inert ref={content}>
        <Specimen>
          <DialogsInLine container={() => content.current}>
            {picture(<T,>(values: LocalizedText<T>) => values[language])}
          </DialogsInLine>
        </Specimen>
      </div>
      {children}
    </div>
  )
}
