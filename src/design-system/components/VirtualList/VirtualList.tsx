import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
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
  /** `isPassing` while there is no time for the whole row, since it has only just come near in a quick scroll: its words are enough. */
  children: (item: T, isPassing: boolean) => ReactNode
}

/** What keeps the rows near the window only: it comes after the first rows are on the screen. */
const windowed = lateCode(() => import('./WindowedRows.tsx'))

/** Rows that stand before: more than a tall window shows. */
const FIRST_ROWS = 24

/** A list of thousands: only the rows near the window are there. The page itself scrolls. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const code = useSyncExternalStore(windowed.subscribe, windowed.get)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (code) return undefined
    const load = () => void windowed.load().catch(() => setFailed(true))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [code])
  if (code) return <code.WindowedRows {...props} />
  const { label, items, keyOf, rowHeight, children } = props
  return (
    <RowList data-flow aria-label={label} style={{ height: hasFailed ? 'auto' : items.length * rowHeight }}>
      {/* A slow list of all is better than one that ends. */}
      {(hasFailed ? items : items.slice(0, FIRST_ROWS)).map((item, index) => (
        <li key={keyOf(item)} data-index={index} aria-posinset={index + 1} aria-setsize={items.length}>
          {children(item, false)}
        </li>
      ))}
    </RowList>
  )
}
