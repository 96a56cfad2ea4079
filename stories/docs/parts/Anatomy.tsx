import { useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Language } from '#contract/locales'
import type { AnatomyPart, ComponentGuide } from '../guide.ts'
import { Figure } from './Figure.tsx'
import { InlineText } from './InlineText.tsx'

class AnatomyPartError extends Error {
  override readonly name = 'AnatomyPartError'

  constructor(selector: string) {
    super(`The picture of the anatomy has no element ${selector}`)
  }
}

interface Marker {
  side: NonNullable<AnatomyPart['side']>
  /** CSS pixels from the picture's left and upper edge. */
  left: number
  top: number
}

/** The middle of one side of the part, from the picture's corner. @throws {AnatomyPartError} */
function locate({ selector, side = 'top' }: AnatomyPart, frame: HTMLElement): Marker | undefined {
  if (selector === undefined) return undefined
  const part = frame.querySelector(selector)
  if (!part) throw new AnatomyPartError(selector)
  // An element without a box, such as `display: contents`, is where its content is.
  const content = document.createRange()
  content.selectNodeContents(part)
  const { left, top, width, height } = (part.getClientRects().length > 0 ? part : content).getBoundingClientRect()
  const origin = frame.getBoundingClientRect()
  const across = { left: 0, right: width, top: width / 2, bottom: width / 2 }[side]
  const down = { left: height / 2, right: height / 2, top: 0, bottom: height }[side]
  return { side, left: left - origin.left + across, top: top - origin.top + down }
}

interface AnatomyProps {
  anatomy: ComponentGuide['anatomy']
  language: Language
}

/** The parts of a component: numbers over the picture, and beside it what each one is. */
export function Anatomy({ anatomy: { picture, parts }, language }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [markers, setMarkers] = useState<(Marker | undefined)[]>([])
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const observer = new ResizeObserver(() => setMarkers(parts.map((part) => locate(part, current))))
    for (const element of [current, ...current.querySelectorAll('*')]) observer.observe(element)
    return () => observer.disconnect()
  }, [parts, language])
  return (
    <div className="docs-anatomy">
      <Figure picture={picture} language={language} frameRef={frame}>
        {markers.map(
          (marker, index) =>
            marker && (
              <span
                key={index}
                className="docs-marker"
                data-side={marker.side}
                aria-hidden
                style={{ '--left': `${marker.left}px`, '--top': `${marker.top}px` } as CSSProperties}
              >
                {index + 1}
              </span>
            ),
        )}
      </Figure>
      <ol>
        {parts.map(({ name, text }) => (
          <li key={name[language]}>
            <strong>{name[language]}</strong> <InlineText>{text[language]}</InlineText>
          </li>
        ))}
      </ol>
    </div>
  )
}
