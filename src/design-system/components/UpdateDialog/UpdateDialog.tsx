import { useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface UpdateDialogProps {
  /** When a new version waits in the background. */
  open: boolean
  /** The question: 'New version available! Reload to update?' */
  title: string
  /** What happens to what is on the screen. */
  text: string
  /** 'Reload' */
  reloadLabel: string
  /** 'Later' */
  laterLabel: string
  /** Called once: the page goes, and until then the button waits. */
  onReload: () => void
  /** Also by Esc and the cross; the new version comes with the next visit. */
  onLater: () => void
}

/** Asks whether the new version may take the place of the one that is open. */
export function UpdateDialog({ open, title, text, reloadLabel, laterLabel, onReload, onLater }: UpdateDialogProps) {
  const [reloading, setReloading] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={reloadLabel}
      cancelLabel={laterLabel}
      loading={reloading}
      onConfirm={() => {
        setReloading(true)
        onReload()
      }}
      onCancel={onLater}
    >
      {text}
    </ConfirmDialog>
  )
}
