import type { MouseEvent, ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { X } from 'lucide-react'
import { useCloseWatcher } from '../../interaction/useCloseWatcher.ts'
import { duration } from '../../tokens/motion.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { LogoPlace, SidebarHead } from './parts.ts'

interface SidebarDrawerProps {
  id: string
  /** Names it for screen readers. */
  label: string
  logo: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

const focusButton = (button: HTMLButtonElement | null) => button?.focus()

/** The sidebar on narrow screens, over the page; mounted while it is open. Android's way back closes it. */
export function SidebarDrawer({ id, label, logo, closeLabel, onClose, children }: SidebarDrawerProps) {
  useCloseWatcher(onClose)
  return (
    <Drawer
      open
      onClose={onClose}
      transitionDuration={duration.sheet}
      slotProps={{
        paper: {
          id,
          'aria-label': label,
          onClick: ({ target }: MouseEvent) => {
            // A way to the page that is open already leads nowhere else, and is done all the same.
            if (target instanceof Element && target.closest('a')) onClose()
          },
        },
      }}
    >
      <SidebarHead>
        <LogoPlace>{logo}</LogoPlace>
        <IconButton ref={focusButton} label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </SidebarHead>
      {children}
    </Drawer>
  )
}
