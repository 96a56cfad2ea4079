import { useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Language } from '#contract/locales'
import { loadOverlays } from '#design-system'
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

/** Where a part is seen: a line of text ends with its words, and an element without a box is where its content is. */
function boxOf(part: Element): DOMRect {
  const content = document.createRange()
  content.selectNodeContents(part)
  const isText = part.childElementCount === 0 && getComputedStyle(part).display === 'block' && part.textContent !== ''
  return (isText || part.getClientRects().length === 0 ? content : part).getBoundingClientRect()
}

/** The middle of one side of the part, from the picture's corner; nothing while the part is not there. */
function locate({ selector, side = 'top' }: AnatomyPart, frame: HTMLElement): Marker | undefined {
  const part = selector === undefined ? null : frame.querySelector(selector)
  if (!part) return undefined
  const { left, top, width, height } = boxOf(part)
  const origin = frame.getBoundingClientRect()
  const across = { left: 0, right: width, top: width / 2, bottom: width / 2 }[side]
  const down = { left: height / 2, right: height / 2, top: 0, bottom: height }[side]
  return { side, left: left - origin.left + across, top: top - origin.top + down }
}

/** @throws {AnatomyPartError} when the picture lacks a part that has a number. */
function assertParts(parts: readonly AnatomyPart[], frame: HTMLElement): void {
  for (const { selector } of parts) {
    if (selector !== undefined && !frame.querySelector(selector)) throw new AnatomyPartError(selector)
  }
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
    const resized = new ResizeObserver(() => setMarkers(parts.map((part) => locate(part, current))))
    const observe = () => {
      for (const element of [current, ...current.querySelectorAll('*')]) resized.observe(element)
    }
    // A dialog in the picture comes with the code of the overlays.
    const changed = new MutationObserver(observe)
    changed.observe(current, { childList: true, subtree: true })
    observe()
    void loadOverlays().then(() => requestAnimationFrame(() => current.isConnected && assertParts(parts, current)))
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
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
