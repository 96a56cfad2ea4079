import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

/** Opens a menu from a button: what the button needs, and the button itself while the menu is open. */
export function useMenu(onOpen?: () => void) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    // Safari does not focus a button that is pressed; the focus returns to it.
    event.currentTarget.focus()
    setAnchor(event.currentTarget)
    onOpen?.()
  }
  const trigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    onClick: open,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event)
    },
  } as const
  return { anchor, close: () => setAnchor(undefined), trigger }
}
