import { useState } from 'react'
import Fade from '@mui/material/Fade'
import Snackbar from '@mui/material/Snackbar'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface ToastMessage {
  /** What happened. */
  text: string
  /** `success` done, `info` to know, `error` failed. */
  tone?: 'success' | 'info' | 'error'
  /** The way back, such as "Undo"; such a toast stays longer. */
  action?: { label: string; onPress: () => void }
}

export interface ToastProps extends ToastMessage {
  /** What the cross is called. */
  closeLabel: string
  /** Called by the cross, and when the time of the message is over. */
  onClose: () => void
}

const icons = { success: Check, info: Info, error: CircleAlert }
const readingTime = 6000
const decidingTime = 10_000

/** What just happened, in passing; it closes by itself, but not while the pointer or the focus is on it. */
export function Toast({ text, tone = 'success', action, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  // MUI's own pause ends when the pointer goes, also while the focus is inside.
  const isHeld = isPointedAt || hasFocus
  const time = action ? decidingTime : readingTime
  const Icon = icons[tone]
  const undo = () => {
    action?.onPress()
    onClose()
  }
  return (
    <Snackbar
      open
      autoHideDuration={isHeld ? null : time}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose()
      }}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
      slots={{ transition: Fade }}
      // The provider's region is polite; a failure interrupts.
      slotProps={{ content: { role: tone === 'error' ? 'alert' : 'presentation' } }}
      message={
        <>
          <Icon aria-hidden="true" />
          {text}
        </>
      }
      action={
        <>
          {action && (
            <Button variant="quiet" onClick={undo}>
              {action.label}
            </Button>
          )}
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </>
      }
    />
  )
}
