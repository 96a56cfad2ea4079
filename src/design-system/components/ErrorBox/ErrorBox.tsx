import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import { CircleAlert } from 'lucide-react'

export interface ErrorBoxProps {
  /** What went wrong and what to do now. */
  children: ReactNode
  /** A way out beside the words: a help icon, or "Try again". */
  action?: ReactNode
}

/** What failed, where it failed, with a way on. Errors of one field belong to the field. */
export function ErrorBox({ children, action }: ErrorBoxProps) {
  return (
    // The words alone are read out, without the button.
    <Alert
      severity="error"
      role="presentation"
      icon={<CircleAlert aria-hidden="true" />}
      action={action}
      slotProps={{ message: { role: 'alert' } }}
    >
      {children}
    </Alert>
  )
}
