import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { lateCode, lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import { size } from '../../tokens/space.ts'
import type { MenuAction } from '../MenuButton/ActionMenu.tsx'
import { Dots } from '../MenuButton/Dots.tsx'
import { useMenu } from '../MenuButton/useMenu.ts'
import type * as dragAndDropModule from './drag-and-drop.ts'

const ActionMenu = lazyOverlay('ActionMenu')

/** What drags comes once the page is drawn: nothing is dragged before. */
const dragAndDrop = lateCode(() => import('./drag-and-drop.ts'))

/** What is dragged. */
export interface Dragged {
  /** Things of one kind are put before or behind each other; another kind is put into what it is dropped on. */
  kind: string
  /** Unique among things of its kind. */
  id: string
}

export type DropPlace = 'before' | 'after' | 'into'

export interface DragItemProps extends Dragged {
  /** Kinds that can be dropped here. */
  accepts: readonly string[]
  /** What the grip is called: 'Move oak'. */
  label: string
  /** Called on what something was dropped on. */
  onDrop: (dragged: Dragged, place: DropPlace) => void
  /** An arrow key on the grip: one place up (-1) or down (1). */
  onStep?: (by: -1 | 1) => void
  /** What a press on the grip offers to who does not drag: 'Move to Animals'. */
  moves?: readonly MenuAction[]
  /** The thing itself; it puts the grip where it belongs. Without its grip it stays, and takes what is dropped on it. */
  children: (grip: ReactNode) => ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => {
    const line = {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      height: size.focusRing,
      borderRadius: radius.full,
      backgroundColor: theme.vars.palette.primary.main,
    }
    return {
      position: 'relative',
      '&[data-dragged]': { opacity: 0.4 },
      '&[data-place="before"]::before': { ...line, top: 0 },
      '&[data-place="after"]::after': { ...line, bottom: 0 },
      '&[data-place="into"]': { outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}` },
    }
  }),
)

const Grip = styled('button')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    minWidth: theme.spacing(8),
    minHeight: size.touch,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'grab',
    touchAction: 'none',
    // A finger needs more room than is seen: together as wide as `size.touch`, and no further out than a row's edge.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `${theme.spacing(-1)} ${theme.spacing(-2)}`,
    },
    '& svg': { width: size.icon, height: size.icon },
  })),
)

type Data = Record<string | symbol, unknown>
type DragAndDrop = typeof dragAndDropModule

const read = ({ kind, id }: Data): Dragged | null =>
  typeof kind === 'string' && typeof id === 'string' ? { kind, id } : null

const grips = <Dots columns={[9, 15]} />

/** Something that can be put elsewhere by its grip: dragged, or moved with the arrow keys. */
export function DragItem({ kind, id, accepts, label, onDrop, onStep, moves, children }: DragItemProps) {
  const root = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const { anchor, close, trigger } = useMenu()
  const [place, setPlace] = useState<DropPlace>()
  const [dragged, setDragged] = useState(false)
  // Nothing listens before a pointer or something dragged is here: a list may hold hundreds.
  const [near, setNear] = useState(false)
  const approach = () => setNear(true)
  const canDrop = useEffectEvent((data: Data) => {
    const other = read(data)
    return other !== null && accepts.includes(other.kind) && other.id !== id
  })
  const placeOf = useEffectEvent((data: Data, y: number): DropPlace => {
    if (data.kind !== kind) return 'into'
    const box = root.current?.getBoundingClientRect()
    return box && y < box.top + box.height / 2 ? 'before' : 'after'
  })
  const drop = useEffectEvent((data: Data, y: number) => {
    const other = read(data)
    if (other) onDrop(other, placeOf(data, y))
  })
  useEffect(() => {
    const element = root.current
    if (!near || !element) return undefined
    const listen = ({ draggable, dropTargetForElements }: DragAndDrop) => {
      const stopDragging =
        grip.current &&
        draggable({
          element,
          dragHandle: grip.current,
          getInitialData: () => ({ kind, id }),
          onDragStart: () => setDragged(true),
          onDrop: () => setDragged(false),
        })
      const stopTaking = dropTargetForElements({
        element,
        canDrop: ({ source }) => canDrop(source.data),
        onDrag: ({ source, location }) => setPlace(placeOf(source.data, location.current.input.clientY)),
        onDragLeave: () => setPlace(undefined),
        onDrop: ({ source, location }) => {
          setPlace(undefined)
          drop(source.data, location.current.input.clientY)
        },
      })
      return () => {
        stopDragging?.()
        stopTaking()
      }
    }
    const here = dragAndDrop.get()
    if (here) return listen(here)
    let stop: (() => void) | undefined
    let isGone = false
    dragAndDrop.load().then(
      () => {
        const code = dragAndDrop.get()
        if (code && !isGone) stop = listen(code)
      },
      // The arrow keys move things all the same.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [kind, id, near])
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep?.(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <Root
      ref={root}
      data-dragged={dragged || undefined}
      data-place={place}
      onPointerEnter={approach}
      onPointerDown={approach}
      onDragEnter={approach}
    >
      {children(
        <Grip
          ref={grip}
          type="button"
          aria-label={label}
          title={label}
          {...(moves && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== undefined, onClick: trigger.onClick })}
          onKeyDown={step}
        >
          {grips}
        </Grip>,
      )}
      {anchor && moves && <ActionMenu label={label} anchor={anchor} items={moves} onClose={close} />}
    </Root>
  )
}
