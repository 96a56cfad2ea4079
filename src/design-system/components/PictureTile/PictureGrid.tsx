import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { styled } from '@mui/material/styles'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { PictureTile } from './PictureTile.tsx'

export interface PictureGridItem {
  readonly id: string
  /** Address of the picture. */
  readonly src: string
  /** What the picture is called; a screen reader says it. */
  readonly name: string
}

export interface PictureGridProps {
  /** What is chosen from: 'Pictures'. */
  label: string
  /** Thousands at most; only those near the window of the grid are drawn. */
  items: readonly PictureGridItem[]
  /** Id of the marked picture. */
  marked: string | undefined
  /** Called when an arrow key or a press marks another. */
  onMark: (id: string) => void
  /** Called by Enter, and by a second press at once. */
  onChoose: (id: string) => void
}

/** Side of a cell in rem: the smallest picture with room for its mark. */
const CELL = 3.75

const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    height: 'min(20rem, 28dvh)',
    overflowY: 'auto',
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.control,
    '& > div': { position: 'relative' },
    '& [data-row]': { position: 'absolute', insetInline: 0, display: 'grid' },
    '& [role="option"]': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.control,
      cursor: 'pointer',
    },
    '& [aria-selected="true"]': {
      outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
  })),
)

/** How many cells stand beside each other, and their side in px: it follows the reader's text size. */
function useCells(root: RefObject<HTMLElement | null>) {
  const [cells, setCells] = useState({ columns: 1, side: 0 })
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => {
      const side = CELL * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const columns = Math.max(1, Math.floor(element.clientWidth / side))
      setCells((before) => (before.columns === columns && before.side === side ? before : { columns, side }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [root])
  return cells
}

/** Pictures of which one is chosen: arrow keys and presses mark, Enter chooses. It scrolls by itself, for a dialog. */
export function PictureGrid({ label, items, marked, onMark, onChoose }: PictureGridProps) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { columns, side } = useCells(root)
  const at = items.findIndex((item) => item.id === marked)
  const row = at < 0 ? undefined : Math.floor(at / columns)
  const virtual = useVirtualizer({
    count: side === 0 ? 0 : Math.ceil(items.length / columns),
    getScrollElement: () => root.current,
    estimateSize: () => side,
    overscan: 2,
    // `aria-activedescendant` names an element that is there.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(row === undefined ? [] : [row])])].sort((a, b) => a - b),
  })
  useEffect(() => virtual.measure(), [virtual, side])
  useEffect(() => {
    if (row !== undefined && side > 0) virtual.scrollToIndex(row)
  }, [virtual, row, side, items])

  // The list has the focus and the keys, so it has the presses too.
  const pressed = ({ target }: MouseEvent, act: (id: string) => void) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null
    if (option?.dataset['id'] !== undefined) act(option.dataset['id'])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && marked !== undefined) {
      event.preventDefault()
      onChoose(marked)
      return
    }
    const page = columns * Math.max(1, Math.floor((root.current?.clientHeight ?? 0) / side))
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      PageUp: -page,
      PageDown: page,
      Home: -items.length,
      End: items.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = items[Math.min(Math.max(at + step, 0), items.length - 1)]
    if (next) onMark(next.id)
  }
  return (
    <Root
      ref={root}
      role="listbox"
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={(event) => pressed(event, onMark)}
      onDoubleClick={(event) => pressed(event, onChoose)}
    >
      <div role="none" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            role="none"
            data-row=""
            style={{ top: start, height: side, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          >
            {items.slice(index * columns, (index + 1) * columns).map((item, column) => {
              const place = index * columns + column
              return (
                <div
                  key={item.id}
                  id={`${id}-${place}`}
                  role="option"
                  aria-label={item.name}
                  aria-selected={item.id === marked}
                  aria-posinset={place + 1}
                  aria-setsize={items.length}
                  data-id={item.id}
                >
                  <PictureTile src={item.src} alt={item.name} decorative lazy size="xs" />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Root>
  )
}
