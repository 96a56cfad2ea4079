import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

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

// One style for all rows: plain elements are quicker made than styled ones.
const Root = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Its height is given: what happens among its rows concerns nothing around it.
  contain: 'size layout style',
  // A row that comes or goes is no matter of its neighbours.
  '& > li': { position: 'absolute', insetInline: 0, contain: 'layout style' },
})

/** Rows that one frame can style, lay out and paint on a slow phone without being late. */
const ROWS_A_FRAME = 2

/** Of all that is wanted, what may be drawn whole by now: the first screenful at once, then a few a frame, the middle of the window first. */
function useGradually<K>(wanted: readonly K[]): ReadonlySet<K> {
  const [drawn, setDrawn] = useState<ReadonlySet<K>>()
  useEffect(() => {
    if (!drawn) {
      if (wanted.length > 0) setDrawn(new Set(wanted))
      return undefined
    }
    const missing = wanted.map((key, index) => ({ key, index })).filter(({ key }) => !drawn.has(key))
    if (missing.length === 0) return undefined
    const kept = wanted.filter((key) => drawn.has(key))
    const fromMiddle = ({ index }: { index: number }) => Math.abs(index - (wanted.length - 1) / 2)
    const next = missing.sort((a, b) => fromMiddle(a) - fromMiddle(b)).map(({ key }) => key)
    const now = new Set([...kept, ...next.slice(0, ROWS_A_FRAME)])
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(now)))
    return () => cancelAnimationFrame(frame)
  }, [wanted, drawn])
  return drawn ?? new Set(wanted)
}

/** A list of thousands: only the rows near the window are there. The page itself scrolls. */
export function VirtualList<T>({ label, items, keyOf, rowHeight, children }: VirtualListProps<T>) {
  const root = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // What stands above may grow and shrink, such as a notice.
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((root.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 4,
    // React may part the work of a quick scroll into several frames.
    useFlushSync: false,
    scrollMargin: top,
  })
  const near = virtual.getVirtualItems()
  const whole = useGradually(near.map(({ key }) => key))
  return (
    <Root ref={root} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {near.map(({ index, key, start, size }) => {
        const item = items[index]
        const isPassing = !whole.has(key)
        return (
          item !== undefined && (
            <li
              key={key}
              ref={isPassing ? undefined : virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{
                top: start - top,
                ...(isPassing && { height: size, contain: 'strict', pointerEvents: 'none' }),
              }}
            >
              {children(item, isPassing)}
            </li>
          )
        )
      })}
    </Root>
  )
}
