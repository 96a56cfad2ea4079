import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { Link } from '../../link.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Entry, Panel, Root, Trigger, Who } from './parts.ts'

/** One line of the menu: it leads somewhere (`to`) or does something (`onPress`). */
export interface UserMenuItem {
  label: string
  icon: ReactNode
  to?: string
  onPress?: () => void
}

export interface UserMenuProps {
  /** What the menu is called: "Account". */
  label: string
  /** The user name. */
  name: string
  /** Under the name: the e-mail address or phone. */
  detail?: string
  /** The address of the avatar's picture. */
  avatar?: string
  /** Beside the name: what sets this account apart, as a Chip. */
  badge?: ReactNode
  items: readonly UserMenuItem[]
}

/** Who is signed in, and what belongs to them: profile, settings, signing out. */
export function UserMenu({ label, name, detail, avatar, badge, items }: UserMenuProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node) || !root.current?.contains(event.target)) setOpen(false)
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the innermost thing closes, not the sidebar around it.
    event.stopPropagation()
    setOpen(false)
    trigger.current?.focus()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape, true)
    }
  }, [open])
  return (
    <Root ref={root}>
      {open && (
        <Panel id={panelId} aria-label={label}>
          {items.map((item) => (
            <li key={item.label}>
              <Entry
                {...(item.to === undefined ? { type: 'button' } : { as: Link, to: item.to })}
                onClick={() => {
                  setOpen(false)
                  item.onPress?.()
                }}
              >
                {item.icon}
                {item.label}
              </Entry>
            </li>
          ))}
        </Panel>
      )}
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar name={name} src={avatar} />
        <Who>
          <span>{name}</span>
          {detail && <small>{detail}</small>}
        </Who>
        {badge}
        <ChevronsUpDown />
      </Trigger>
    </Root>
  )
}
