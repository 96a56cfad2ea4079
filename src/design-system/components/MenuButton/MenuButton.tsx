import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Dots } from './Dots.tsx'

export interface MenuButtonItem {
  label: string
  icon: ReactNode
  onPress: () => void
  /** When what happens takes something away. */
  danger?: boolean
  disabled?: boolean
}

export interface MenuButtonProps {
  /** What the menu is about: 'More for oak'. */
  label: string
  /** The picture of the button: a 20 px line icon; three dots when left out. */
  children?: ReactNode
  /** What can be done; a function is asked when the menu opens. */
  items: readonly MenuButtonItem[] | (() => readonly MenuButtonItem[])
  /** Called when the menu opens. */
  onOpen?: () => void
}

const Panel = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    minWidth: theme.spacing(44),
    maxWidth: `calc(100vw - ${theme.spacing(8)})`,
    margin: 0,
    padding: theme.spacing(2),
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: shadow.sheet,
  })),
)

const Entry = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: size.touch,
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.tint.primary },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '&[data-danger]': { color: theme.vars.palette.error.main },
    '& svg': { flex: 'none', width: size.icon, height: size.icon },
  })),
)

/** Keeps the panel in the window: below the button and to its left, above where there is no room below. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const left = Math.max(0, Math.min(from.right - width, window.innerWidth - width))
  const below = from.bottom + height <= window.innerHeight
  panel.style.left = `${left}px`
  panel.style.top = `${below ? from.bottom : Math.max(0, from.top - height)}px`
}

const dots = <Dots columns={[12]} />

/** What else can be done with a thing, behind one small button. */
export function MenuButton({ label, children = dots, items, onOpen }: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return
    place(panel.current, button.current)
    panel.current.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [open])
  const step = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') panel.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        // The panel is there from the first press on; the browser opens it right after.
        onClick={() => wanted || flushSync(() => setWanted(true))}
      >
        {children}
      </IconButton>
      {wanted && (
        <Panel
          ref={panel}
          id={id}
          popover="auto"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={step}
          onToggle={({ newState }) => {
            setOpen(newState === 'open')
            if (newState === 'open') onOpen?.()
          }}
        >
          {open &&
            (typeof items === 'function' ? items() : items).map(({ label: text, icon, onPress, danger, disabled }) => (
              <Entry
                key={text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                disabled={disabled}
                data-danger={danger || undefined}
                onClick={() => {
                  panel.current?.hidePopover()
                  onPress()
                }}
              >
                {icon}
                {text}
              </Entry>
            ))}
        </Panel>
      )}
    </>
  )
}
