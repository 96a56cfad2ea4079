import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Box, Stack } from '../Layout/Layout.tsx'

export interface TicketReplyProps {
  /** Above the field. */
  label: string
  /** On the button that sends: 'Send'. */
  sendLabel: string
  /** Sends what was written; resolves to what went wrong, or undefined: then the field is emptied. */
  onSend: (text: string) => Promise<string | undefined>
  /** Characters that fit. */
  maxLength: number
  /** Buttons beside the one that sends. */
  actions?: ReactNode
}

/** A place to answer in. */
export function TicketReply({ label, sendLabel, onSend, maxLength, actions }: TicketReplyProps) {
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setSending(true)
    setFault(undefined)
    try {
      const said = await onSend(text)
      setFault(said)
      if (said === undefined) setText('')
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack spacing={3}>
      <FormField
        label={label}
        rows={3}
        maxLength={maxLength}
        value={text}
        error={fault}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="secondary" loading={sending} onClick={() => void send()}>
          {sendLabel}
        </Button>
        {actions}
      </Box>
    </Stack>
  )
}
