import { useEffect, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Stack, Text, useCountdown } from '#design-system'
import { ApiError, call } from '#lib/api'
import { FormFaults } from './FormFaults.tsx'

interface MailSentProps {
  /** Where the link went. */
  email: string
  /** Back to the form, for another address. */
  onOtherEmail: () => void
}

/** Seconds between two mails. */
const wait = 60

/** After a sign-up: look into the mailbox, or have the mail sent again. */
export function MailSent({ email, onOtherEmail }: MailSentProps) {
  const { t } = useTranslation('auth')
  const [left, startWait] = useCountdown()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [again, setAgain] = useState(false)
  useEffect(() => startWait(wait), [startWait])
  const resend = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await call('POST /api/auth/resend-verification', { body: { email } })
      setAgain(true)
      startWait(wait)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
      if (error.retryAfter) startWait(error.retryAfter)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack spacing={5} sx={{ alignItems: 'stretch' }}>
      <Stack direction="row" spacing={3} role="status" sx={{ color: 'primary.main', '& svg': { flexShrink: 0 } }}>
        <MailCheck aria-hidden="true" />
        <Text color="textPrimary">{again ? t('sent.again') : t('sent.text', { email })}</Text>
      </Stack>
      <Text variant="body2" color="textSecondary">
        {t('sent.spam')}
      </Text>
      <FormFaults faults={fault ? [fault] : []} />
      <Button variant="secondary" fullWidth loading={busy} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('sent.resendIn', { seconds: left }) : t('sent.resend')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onOtherEmail}>
        {t('sent.otherEmail')}
      </Button>
    </Stack>
  )
}
