import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps {
  /** Whether the question is asked now. */
  open: boolean
  /** The question: "Leave this level?" */
  title: string
  /** What will happen. */
  children: ReactNode
  /** The verb of the question: "Leave". */
  confirmLabel: string
  /** The way back: "Keep playing". */
  cancelLabel: string
  /** When what happens cannot be undone. */
  danger?: boolean
  /** Staying is the wish of most: the way back is the primary button. */
  staying?: boolean
  /** While the answer is carried out. */
  loading?: boolean
  /** Called by the button with `confirmLabel`; the caller closes the dialog. */
  onConfirm: () => void
  /** Called by the other button, Esc, Android's way back and a press beside the dialog. */
  onCancel: () => void
}

/** Asks before something that is hard to take back. What can be undone happens at once, with an undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, staying, loading, onConfirm, onCancel } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      role={danger ? 'alertdialog' : 'dialog'}
      description={children}
      actions={
        <>
          <Button variant={staying ? 'primary' : 'secondary'} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : staying ? 'secondary' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
