import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

export interface VirtualListProps<T> {
  /** What the list holds: 'Words'. */
  label: string
  items: readonly T[]
  /** Always the same for the same thing, wherever it stands. */
  keyOf: (item: T) => string
  /** About how tall a row is, in px; each is measured when it is seen. */
  rowHeight: number
  children: (item: T, index: number) => ReactNode
}

// One style for all rows: plain elements are quicker made than styled ones.
const Root = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A row that comes or goes is no matter of its neighbours.
  '& > li': { position: 'absolute', top: 0, insetInline: 0, contain: 'layout style' },
})

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
  // Rows are made in slices between frames: a quick scroll asks for many at once.
  const shown = useDeferredValue(virtual.getVirtualItems())
  return (
    <Root ref={root} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item, index)}
            </li>
          )
        )
      })}
    </Root>
  )
}
