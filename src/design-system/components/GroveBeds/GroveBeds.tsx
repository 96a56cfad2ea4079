import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useDisplayMode } from '../../theme/display-mode.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { anchorAt, firstStep, HEAD, heightOf, layOutBeds, plantAt, REACH_DOWN, zooms } from './bed-layout.ts'
import type { BedAnchor, BedsLayout } from './bed-layout.ts'
import { Root } from './GroveBeds.styles.ts'
import { paintStrips } from './paint-strips.ts'
import type { PlantedBed } from './paint-strips.ts'
import { takeStripPainter } from './strip-painter.ts'
import type { StripPainter } from './strip-painter.ts'
import { listenForPinch, listenForPress, listenForPull } from './zoom-gestures.ts'

export type { BedPlant } from './paint-strips.ts'

export interface GroveBed extends PlantedBed {
  /** Its own among the beds. */
  id: string
  /** 'Animals and nature'. */
  title: string
  /** How it is with its words: '24 words, 3 thirsty'. One line. */
  caption: string
  /** How many plants. */
  count: number
}

export interface GroveBedsProps {
  /** Thousands of plants are no burden. Keep the array: another one is laid out and painted anew. */
  beds: readonly GroveBed[]
  /** All of it in a sentence, for screen readers. */
  label: string
  /** 'Larger plants'. */
  zoomInLabel: string
  /** 'More plants in a row'. */
  zoomOutLabel: string
  /** Called with the plant that was pressed. Who has no pointer needs another way to the same, such as a list. */
  onChoose?: (id: number) => void
}

/** Words as plants in beds of earth. It scrolls with the page, never moves by itself, and the same plants always stand in the same order. */
export function GroveBeds({ beds, label, zoomInLabel, zoomOutLabel, onChoose }: GroveBedsProps) {
  const { displayMode } = useDisplayMode()
  const ground = useRef<HTMLDivElement>(null)
  const plants = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [chosenStep, setStep] = useState<number>()
  const counts = useMemo(() => beds.map(({ count }) => count), [beds])
  const step = chosenStep ?? firstStep(counts, width)
  const painter = useRef<StripPainter>(undefined)
  const held = useRef<BedAnchor & { clientY: number }>(undefined)
  const zoom = zooms[step] ?? 1
  // Another layout is painted anew.
  const layout = useMemo(() => layOutBeds(counts, width, zoom), [counts, width, zoom])

  useLayoutEffect(() => {
    const element = ground.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  // What the fingers are on stays under them.
  useLayoutEffect(() => {
    const { current: anchor } = held
    const top = ground.current?.getBoundingClientRect().top ?? 0
    if (anchor) window.scrollBy(0, top + heightOf(layout, anchor) - anchor.clientY)
    held.current = undefined
  }, [layout])

  useLayoutEffect(() => {
    const taken = takeStripPainter()
    painter.current = taken
    return taken.end
  }, [])

  useEffect(() => {
    if (!plants.current || !painter.current || width === 0) return undefined
    return paintStrips({ host: plants.current, layout, beds, painter: painter.current })
    // The colours of a canvas do not follow the display mode by themselves.
  }, [layout, beds, width, displayMode])

  const zoomBy = (direction: 1 | -1, clientY: number) => {
    const next = Math.min(zooms.length - 1, Math.max(0, step + direction))
    if (next === step) return
    const top = ground.current?.getBoundingClientRect().top ?? 0
    held.current = { ...anchorAt(layout, clientY - top), clientY }
    setStep(next)
  }
  const onPinch = useEffectEvent(zoomBy)
  // For pointers alone: keys and screen readers have the list of the same words.
  const onPress = useEffectEvent((x: number, y: number) => {
    const pressed = plantAt(layout, x, y)
    const plant = pressed && beds[pressed.bed]?.plantAt(pressed.index)
    if (plant) onChoose?.(plant.id)
  })
  useEffect(() => {
    const element = ground.current
    if (!element) return undefined
    const ends = [listenForPinch(element, onPinch), listenForPull(element), listenForPress(element, onPress)]
    return () => ends.forEach((end) => end())
  }, [])

  const zoomInMiddle = (direction: 1 | -1) => zoomBy(direction, window.innerHeight / 2)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomInMiddle(1)
    if (event.key === '-') zoomInMiddle(-1)
  }
  return (
    <Root role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div ref={ground} className="ground" data-pressable={onChoose ? '' : undefined} style={{ height: layout.height }}>
        {beds.map((bed, index) => (
          <Bed key={bed.id} bed={bed} layout={layout} index={index} />
        ))}
        <div ref={plants} className="plants" aria-hidden="true" />
      </div>
      <div className="zoom">
        <IconButton label={zoomOutLabel} aria-disabled={step === 0} onClick={() => zoomInMiddle(-1)}>
          <ZoomOut />
        </IconButton>
        <IconButton label={zoomInLabel} aria-disabled={step === zooms.length - 1} onClick={() => zoomInMiddle(1)}>
          <ZoomIn />
        </IconButton>
      </div>
    </Root>
  )
}

/** The name and the earth of a bed; its plants are on the canvas above. */
function Bed({ bed, layout, index }: { bed: GroveBed; layout: BedsLayout; index: number }) {
  const { left, top, width, height } = layout.places[index] ?? { left: 0, top: 0, width: 0, height: 0 }
  const { rowHeight, zoom } = layout
  const furrow = rowHeight - REACH_DOWN * zoom
  return (
    <section style={{ left, top, width, height }}>
      <h2>{bed.title}</h2>
      <p>{bed.caption}</p>
      <div
        className="soil"
        style={{ top: HEAD, '--row': `${rowHeight}px`, '--furrow': `${furrow}px` } as React.CSSProperties}
      />
    </section>
  )
}
