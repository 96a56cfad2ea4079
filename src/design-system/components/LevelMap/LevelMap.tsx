import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import { Path, Root } from './LevelMap.styles.ts'
import { LevelNode } from './LevelNode.tsx'
import type { MapLevel } from './LevelNode.tsx'

export interface LevelMapProps {
  /** Name of the list: 'Levels of Animals and nature, easy'. */
  label: string
  /** In order, from one to well over a hundred. */
  levels: readonly MapLevel[]
  /** Number of the level to play next; none when all are done. */
  current?: number
  /** Use it where the map is the screen: it opens with the current level in sight. */
  scrollToCurrent?: boolean
}

/** The levels of a category as a path that winds down the page. One tab stop; arrow keys walk along it. */
export function LevelMap({ label, levels, current, scrollToCurrent }: LevelMapProps) {
  const path = useRef<HTMLOListElement>(null)
  const [entered, setEntered] = useState<number>()
  const [hinted, setHinted] = useState<number>()
  // Stable for the memoised levels: a move of the pointer draws two of over a hundred.
  const onEnter = useCallback((number: number) => {
    setEntered(number)
    setHinted(number)
  }, [])
  const onLeave = useCallback(() => setHinted(undefined), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setHinted(undefined)
    moveFocusByArrow(event)
  }
  useEffect(() => {
    if (!scrollToCurrent || current === undefined) return
    path.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' })
  }, [scrollToCurrent, current])

  const wanted = entered ?? current
  const stop = levels.some(({ number }) => number === wanted) ? wanted : levels[0]?.number
  return (
    <Root>
      <Path ref={path} aria-label={label} onKeyDown={onKeyDown}>
        {levels.map((level) => (
          <LevelNode
            key={level.number}
            level={level}
            current={level.number === current}
            tabIndex={level.number === stop ? 0 : -1}
            hinted={level.number === hinted}
            onEnter={onEnter}
            onLeave={onLeave}
          />
        ))}
      </Path>
    </Root>
  )
}
