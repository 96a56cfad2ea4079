import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, RefObject } from 'react'
import { lateCode } from '../../overlays/lazyOverlay.tsx'
import { RowList } from './RowList.ts'

export interface VirtualListProps<T> {
  /** What the list holds: 'Words'. */
  label: string
  /** All of them in their order; only those near the window are drawn. */
  items: readonly T[]
  /** Always the same for the same thing, wherever it stands. */
  keyOf: (item: T) => string
  /** About how tall a row is, in px; each is measured when it is seen. */
  rowHeight: number
  /** `isPassing` while there is no time for the whole row, since it has only just come near in a quick scroll or is not among the first: its words are enough. */
  children: (item: T, isPassing: boolean) => ReactNode
}

/** What keeps the rows near the window only: it comes after the first rows are on the screen. */
const windowed = lateCode(() => import('./WindowedRows.tsx'))

/** Rows that stand before, and of a list that has no more for good: more than a tall window shows. */
const FIRST_ROWS = 24

/** A list of thousands: only the rows near the window are there. The page itself scrolls. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items } = props
  const root = useRef<HTMLUListElement>(null)
  const code = useSyncExternalStore(windowed.subscribe, windowed.get)
  const [hasFailed, setFailed] = useState(false)
  const [isWindowed, setWindowed] = useState(code !== undefined && items.length > FIRST_ROWS)
  const isLong = items.length > FIRST_ROWS
  useEffect(() => {
    if (code || !isLong) return undefined
    const load = () => void windowed.load().catch(() => setFailed(true))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [code, isLong])
  useEffect(() => {
    const list = root.current
    if (!code || !isLong || isWindowed || !list) return undefined
    // The rows are drawn anew: whoever is at one of them keeps it until they leave the list.
    const changeUnlessAt = (place: EventTarget | null) => {
      if (!(place instanceof Node && list.contains(place))) setWindowed(true)
    }
    const leave = ({ relatedTarget }: FocusEvent) => changeUnlessAt(relatedTarget)
    changeUnlessAt(document.activeElement)
    list.addEventListener('focusout', leave)
    return () => list.removeEventListener('focusout', leave)
  }, [code, isLong, isWindowed])
  if (code && isWindowed) return <code.WindowedRows {...props} />
  return <FirstRows {...props} root={root} isWhole={hasFailed || !isLong} />
}

/** Rows one below the other: those that are seen first, or all of them. */
function FirstRows<T>({
  label,
  items,
  keyOf,
  rowHeight,
  children,
  root,
  isWhole,
}: VirtualListProps<T> & { readonly root: RefObject<HTMLUListElement | null>; readonly isWhole: boolean }) {
  // Half a window of rows comes with the first frame, as sketches those below, of which few are in view: a list has its page's head above it.
  const whole = useDeferredValue(Infinity, Math.ceil(window.innerHeight / 2 / rowHeight))
  return (
    <RowList ref={root} data-flow aria-label={label} style={isWhole ? {} : { height: items.length * rowHeight }}>
      {/* A slow list of all is better than one that ends. */}
      {(isWhole ? items : items.slice(0, FIRST_ROWS)).map((item, index) => (
        <li
          key={keyOf(item)}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={index < whole ? undefined : { minHeight: rowHeight }}
        >
          {children(item, index >= whole)}
        </li>
      ))}
    </RowList>
  )
}
