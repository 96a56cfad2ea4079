import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import type { PictureTint } from '../../tokens/color.ts'
import { Layout, Wood } from './LevelMap.styles.ts'
import { LevelNode } from './LevelNode.tsx'
import type { MapLevel } from './LevelNode.tsx'
import { pathThrough } from './path.ts'

export interface LevelMapProps {
  /** Name of the list: 'Levels of Animals and nature, easy'. */
  label: string
  /** In order; of more than some twenty, one chapter. */
  levels: readonly MapLevel[]
  /** Number of the level to play next; none when all are done. */
  current?: number
  /** Number of the level that the card is about. */
  selected?: number
  /** A level was pressed, a locked one too. A stable function. */
  onSelect: (number: number) => void
  /** The ground of the wood: one for all maps of a category. */
  tint?: PictureTint
  /** Use it where the map is the screen: it opens with the current level in sight. */
  scrollToCurrent?: boolean
}

/** The levels of a category as a path that winds down through a wood. One tab stop; arrow keys walk along it. */
export function LevelMap({
  label,
  levels,
  current,
  selected,
  onSelect,
  tint = 'leaf',
  scrollToCurrent,
}: LevelMapProps) {
  const path = useRef<HTMLOListElement>(null)
  const [entered, setEntered] = useState<number>()
  // Stable for the memoised levels: a press draws two of many.
  const onEnter = useCallback((number: number) => setEntered(number), [])
  useEffect(() => {
    if (!scrollToCurrent || current === undefined) return
    path.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' })
  }, [scrollToCurrent, current])

  const wanted = entered ?? selected ?? current
  const stop = levels.some(({ number }) => number === wanted) ? wanted : levels[0]?.number
  const walked = levels.filter(({ stars }) => stars === 3).length
  return (
    <Wood data-tint={tint} onKeyDown={moveFocusByArrow}>
      <div>
        <Trail levels={levels.length} walked={Math.min(levels.length, walked + 1)} />
        <ol ref={path} aria-label={label}>
          {levels.map((level) => (
            <LevelNode
              key={level.number}
              level={level}
              current={level.number === current}
              selected={level.number === selected}
              tabIndex={level.number === stop ? 0 : -1}
              onEnter={onEnter}
              onSelect={onSelect}
            />
          ))}
        </ol>
      </div>
    </Wood>
  )
}

/** The path itself: stretched over the map, 100 by 100 a level, with lines that stay as thick as they are. */
function Trail({ levels, walked }: { levels: number; walked: number }) {
  return (
    <svg
      className="trail"
      viewBox={`0 0 100 ${levels * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathThrough(levels)} />
      <path className="walked" d={pathThrough(walked)} />
    </svg>
  )
}

export interface LevelMapLayoutProps {
  /** The map, or its chapters. */
  map: ReactNode
  /** LevelCard of the level that is selected. */
  card: ReactNode
}

/** A map with the card of its selected level: beside it, or over the foot of a narrow window. */
export function LevelMapLayout({ map, card }: LevelMapLayoutProps) {
  return (
    <Layout>
      <div>
        <div>{map}</div>
        <div className="card">{card}</div>
      </div>
    </Layout>
  )
}
