import type { ReactNode } from 'react'
import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { MenuAction } from './ActionMenu.tsx'
import { Dots } from './Dots.tsx'
import { useMenu } from './useMenu.ts'

const ActionMenu = lazyOverlay('ActionMenu')

export interface MenuButtonProps {
  /** What the menu is about: 'More for oak'. */
  label: string
  /** The picture of the button: a 20 px line icon; three dots when left out. */
  children?: ReactNode
  /** What can be done; a function is asked when the menu opens. */
  items: readonly MenuAction[] | (() => readonly MenuAction[])
  /** Called when the menu opens. */
  onOpen?: () => void
}

const dots = <Dots columns={[12]} />

/** What else can be done with a thing, behind one small button. */
export function MenuButton({ label, children = dots, items, onOpen }: MenuButtonProps) {
  const { anchor, close, trigger } = useMenu(onOpen)
  return (
    <>
      <IconButton label={label} {...trigger}>
        {children}
      </IconButton>
      {anchor && (
        <ActionMenu
          label={label}
          anchor={anchor}
          items={typeof items === 'function' ? items() : items}
          onClose={close}
        />
      )}
    </>
  )
}
