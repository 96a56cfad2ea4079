import { useEffect, useRef, useState } from 'react'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import { prefersReducedMotion } from '../../interaction/prefersReducedMotion.ts'
import { useDigitKeys } from '../../interaction/useDigitKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'
import { Board } from './MatchBoard.styles.ts'
import { MatchTile } from './MatchTile.tsx'
import type { MatchLeft, MatchRight, TileState } from './MatchTile.tsx'

export interface MatchPair {
  /** The id of the tile on the left side. */
  leftId: string
  /** The id of the tile on the right side. */
  rightId: string
}

export interface MatchBoardProps {
  /** What to do, read out when the focus enters the board. */
  label: string
  /** Names of the two sides for screen readers: 'Pictures', 'Words'. */
  sideLabels: { left: string; right: string }
  /** Usually four, in the order shown. */
  left: readonly MatchLeft[]
  /** As many words, in the order shown. */
  right: readonly MatchRight[]
  /** Pairs that have been found; they settle and take no more presses. */
  matched: readonly MatchPair[]
  /** The pair just tried that does not belong together: a new object for each try. It shakes, and fades by itself or at the next press; with reduced motion, at the next press. */
  wrong?: MatchPair | null
  /** Called when one tile of each side is chosen. It decides nothing: the answer comes back as `matched` or `wrong`. */
  onMatch: (pair: MatchPair) => void
  /** Words of the two marks: 'Matched', 'Not yet'. */
  markLabels: { matched: string; wrong: string }
  /** Where the digits are heard: 1-4 are the left side, 5-8 the right. */
  keys?: KeyScope
}

/** Milliseconds that a wrong pair is marked. */
const FADE = 1_200

type Side = 'left' | 'right'
const sideKey = { left: 'leftId', right: 'rightId' } as const

/** Pictures (or meanings) and words to pair: choose one of a side, then one of the other, in any order. */
export function MatchBoard({
  label,
  sideLabels,
  left,
  right,
  matched,
  wrong,
  onMatch,
  markLabels,
  keys = 'inside',
}: MatchBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<{ side: Side; id: string } | null>(null)
  const [seen, setSeen] = useState<MatchPair | null>(null)

  useEffect(() => {
    if (!wrong || prefersReducedMotion()) return undefined
    const timer = setTimeout(() => setSeen(wrong), FADE)
    return () => clearTimeout(timer)
  }, [wrong])

  const stateOf = (side: Side, id: string): TileState => {
    if (matched.some((pair) => pair[sideKey[side]] === id)) return 'matched'
    return wrong && wrong !== seen && wrong[sideKey[side]] === id ? 'wrong' : 'open'
  }
  const press = (side: Side, id: string) => {
    if (stateOf(side, id) === 'matched') return
    if (wrong) setSeen(wrong)
    if (!picked || picked.side === side) {
      setPicked(picked?.id === id && picked.side === side ? null : { side, id })
      return
    }
    setPicked(null)
    onMatch(side === 'left' ? { leftId: id, rightId: picked.id } : { leftId: picked.id, rightId: id })
  }
  useDigitKeys(root, keys, (digit) => {
    const side = digit <= left.length ? 'left' : 'right'
    const item = side === 'left' ? left[digit - 1] : right[digit - 1 - left.length]
    if (item) press(side, item.id)
  })

  const tiles = (side: Side, items: readonly (MatchLeft | MatchRight)[]) => (
    <div className="side" role="group" aria-label={sideLabels[side]}>
      {items.map((item, index) => {
        const state = stateOf(side, item.id)
        return (
          <MatchTile
            key={item.id}
            item={item}
            number={index + 1 + (side === 'right' ? left.length : 0)}
            state={state}
            pressed={picked?.side === side && picked.id === item.id}
            markLabel={state === 'wrong' ? markLabels.wrong : markLabels.matched}
            onPress={() => press(side, item.id)}
          />
        )
      })}
    </div>
  )
  return (
    <Board ref={root} role="group" aria-label={label} onKeyDown={moveFocusByArrow}>
      {tiles('left', left)}
      {tiles('right', right)}
    </Board>
  )
}
