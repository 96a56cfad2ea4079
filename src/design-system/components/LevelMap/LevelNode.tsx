import { memo } from 'react'
import { Lock } from 'lucide-react'
import { StarRating } from '../StarRating/StarRating.tsx'
import { Clearing, Lantern, Tree } from './Scenery.tsx'

/** One level of a map. */
export interface MapLevel {
  /** From 1, as it is shown. */
  number: number
  /** `locked` cannot be opened, `completed` has stars. */
  state: 'locked' | 'unlocked' | 'completed'
  /** Best result so far. */
  stars: 0 | 1 | 2 | 3
  /** All of it in words: 'Level 4, 2 of 3 stars', 'Level 5, locked. Get 3 stars in level 4 to open it.' */
  label: string
  /** Its first picture; the number stands there without one. */
  picture?: string
}

interface LevelNodeProps {
  level: MapLevel
  current: boolean
  selected: boolean
  tabIndex: 0 | -1
  /** A stable function: the level that has the focus. */
  onEnter: (number: number) => void
  /** A stable function: the level that was pressed. */
  onSelect: (number: number) => void
}

/** Levels from one clearing to the next. */
const CLEARING = 5

/** A round stop on the path that shows what it holds; pressed, it is the one that the card beside the map is about. */
export const LevelNode = memo(function LevelNode(props: LevelNodeProps) {
  const { level, current, selected, tabIndex, onEnter, onSelect } = props
  const { number, state, stars, label, picture } = level
  return (
    <li>
      {number % CLEARING === 0 ? <Clearing /> : number % 2 === 0 && <Tree kind={number % 4 === 0 ? 'pine' : 'bush'} />}
      <span className="stop">
        <button
          type="button"
          className="node"
          data-stop
          data-state={state}
          data-current={current || undefined}
          aria-current={current ? 'step' : undefined}
          aria-pressed={selected}
          aria-label={label}
          tabIndex={tabIndex}
          onFocus={() => onEnter(number)}
          onClick={() => onSelect(number)}
        >
          <span className="ground">
            {picture === undefined ? (
              number
            ) : (
              <img src={picture} alt="" width={256} height={256} loading="lazy" decoding="async" draggable={false} />
            )}
          </span>
          {current && <Lantern />}
        </button>
        <span className="below" aria-hidden>
          {number}
          {state === 'locked' ? <Lock /> : <StarRating value={stars} label={label} size="s" />}
        </span>
      </span>
    </li>
  )
})
