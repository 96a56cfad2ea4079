import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { RowList } from './RowList.ts'
import type { VirtualListProps } from './VirtualList.tsx'

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

/** The rows near the window, and no others. The page itself scrolls. */
export function WindowedRows<T>({ label, items, keyOf, rowHeight, children }: VirtualListProps<T>) {
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
    <RowList ref={root} aria-label={label} style={{ height: virtual.getTotalSize() }}>
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
    </RowList>
  )
}
