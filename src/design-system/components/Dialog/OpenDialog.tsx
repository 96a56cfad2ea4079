import { useId } from 'react'
import type { ReactNode } from 'react'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { X } from 'lucide-react'
import { useCloseWatcher } from '../../interaction/useCloseWatcher.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface DialogProps {
  /** Whether the dialog lies over the page. */
  open: boolean
  /** Asked for by Esc, Android's way back, the cross and a press beside the dialog. */
  onClose: () => void
  /** The question or the name of what is inside. */
  title: string
  /** What the cross is called: "Close". */
  closeLabel: string
  /** What screen readers read out with the title. */
  description?: ReactNode
  /** Fields, lists. The first of them that takes the focus has it. */
  children?: ReactNode
  /** Buttons, the main one last; on phones they stand below each other. */
  actions?: ReactNode
  /** `alertdialog` for a decision that cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  /** For things that are looked over beside each other, such as pictures. */
  wide?: boolean
}

/** MUI would focus the surface. What refuses the focus, such as a disabled button, is passed over. */
function focusFirstControl(paper: HTMLElement | null): void {
  if (!paper || paper.contains(document.activeElement)) return
  for (const control of paper.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    control.focus()
    if (document.activeElement === control) return
  }
}

/** A dialog while it is open. */
export function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, description, children, actions, role, wide = false } = props
  const id = useId()
  useCloseWatcher(onClose)
  return (
    <MuiDialog
      open
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      role={role}
      aria-describedby={description ? id : undefined}
      onClose={(event: Partial<Event>) => {
        // A list of suggestions in the dialog has taken Esc for itself.
        if (event.defaultPrevented) return
        event.preventDefault?.()
        onClose()
      }}
      slotProps={{ paper: { ref: focusFirstControl } }}
    >
      <DialogTitle variant="h3">{title}</DialogTitle>
      <DialogContent>
        {description && (
          <DialogContentText component="div" id={id}>
            {description}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      {actions && <DialogActions disableSpacing>{actions}</DialogActions>}
      {/* Last in order, so that the first field or the way back takes the focus. */}
      <IconButton className="close" label={closeLabel} onClick={onClose}>
        <X />
      </IconButton>
    </MuiDialog>
  )
}
