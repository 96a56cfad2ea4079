import { useState } from 'react'
import { FormField } from '../FormField/FormField.tsx'
import type { FormFieldProps } from '../FormField/FormField.tsx'
import { Button } from '../Button/Button.tsx'
import { useCountdown } from './useCountdown.ts'

export interface CodeFieldProps extends Omit<FormFieldProps, 'type' | 'endAdornment' | 'inputMode' | 'rows'> {
  /** On the button before the first code: "Get code". */
  requestLabel: string
  /** On the button when the wait is over: "Resend". */
  resendLabel: string
  /** On the button during the wait: "58 s". */
  waitLabel: (seconds: number) => string
  /** Asks for a code; answers whether one was sent. The wait begins only then. */
  onRequestCode: () => Promise<boolean>
  /** Seconds between two codes. */
  waitSeconds?: number
}

/** The six digits that were sent to a phone or mailbox, with the button that sends them. */
export function CodeField({
  requestLabel,
  resendLabel,
  waitLabel,
  onRequestCode,
  waitSeconds = 60,
  ...field
}: CodeFieldProps) {
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const [left, startWait] = useCountdown()
  const request = async () => {
    setSending(true)
    try {
      if (!(await onRequestCode())) return
      setAsked(true)
      startWait(waitSeconds)
    } finally {
      setSending(false)
    }
  }
  const words = left > 0 ? waitLabel(left) : asked ? resendLabel : requestLabel
  return (
    <FormField
      autoComplete="one-time-code"
      maxLength={6}
      {...field}
      type="text"
      inputMode="numeric"
      endAdornment={
        <Button variant="quiet" loading={sending} aria-disabled={left > 0} onClick={() => void request()}>
          {words}
        </Button>
      }
    />
  )
}
