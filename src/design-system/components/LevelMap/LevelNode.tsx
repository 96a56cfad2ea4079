import { memo } from 'react'
import { Lock } from 'lucide-react'
import { Link } from '../../link.ts'
import { StarRating } from '../StarRating/StarRating.tsx'

/** One level of a map. */
export interface MapLevel {
  /** From 1, as it is shown. */
  number: number
  /** `locked` cannot be opened, `completed` has stars. */
  state: 'locked' | 'unlocked' | 'completed'
  /** Best result so far. */
  stars: 0 | 1 | 2 | 3
  /** Address of the level; not used while it is locked. */
  to: string
  /** All of it in words: 'Level 4, 2 of 3 stars', 'Level 5, locked. Get 3 stars in level 4 to open it.' */
  label: string
  /** What opens a locked level and how far it is: shown when it is focused, hovered or pressed. */
  hint?: string
}

interface LevelNodeProps {
  level: MapLevel
  current: boolean
  tabIndex: 0 | -1
  hinted: boolean
  /** A stable function: the level that has the focus or the pointer. */
  onEnter: (number: number) => void
  onLeave: () => void
}

/** A round stop on the map: a link when it can be played, else a button that says what opens it. Memoised: a map has over a hundred. */
export const LevelNode = memo(function LevelNode(props: LevelNodeProps) {
  const { level, current, tabIndex, hinted, onEnter, onLeave } = props
  const { number, state, stars, to, label, hint } = level
  const shared = {
    className: 'node',
    'data-stop': true,
    'data-state': state,
    'aria-label': label,
    tabIndex,
    onFocus: () => onEnter(number),
    onBlur: onLeave,
  }
  if (state === 'locked') {
    return (
      <li>
        <button
          type="button"
          aria-disabled
          onClick={() => onEnter(number)}
          onMouseEnter={() => onEnter(number)}
          onMouseLeave={onLeave}
          {...shared}
        >
          <Lock />
          {hinted && hint !== undefined && <span className="hint">{hint}</span>}
        </button>
        <span className="below" aria-hidden>
          {number}
        </span>
      </li>
    )
  }
  return (
    <li data-walked={state === 'completed' && stars === 3 ? true : undefined}>
      <Link to={to} aria-current={current ? 'step' : undefined} data-current={current || undefined} {...shared}>
        {number}
      </Link>
      <span className="below" aria-hidden>
        <StarRating value={stars} label={label} size="s" />
      </span>
    </li>
  )
})
