import { useEffect, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AuthStatus, Button, Stack, Text, useCountdown } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { FormErrors } from './FormErrors.tsx'

interface MailSentProps {
  /** What went where, and what to do with it. */
  text: string
  /** Sends it again. @throws {ApiError} */
  resend: () => Promise<unknown>
  /** Back to the form, for another address. */
  onOtherEmail: () => void
}

/** Seconds between two mails. */
const wait = 60

/** A mail is on its way: look into the mailbox, or have it sent again. */
export function MailSent({ text, resend, onOtherEmail }: MailSentProps) {
  const { t } = useTranslation('auth')
  const [left, startWait] = useCountdown(wait)
  const [again, setAgain] = useState(false)
  const {
    run: sendAgain,
    pending,
    error,
  } = useAsyncAction(async () => {
    await resend()
    setAgain(true)
    startWait(wait)
  })
  const retryAfter = error?.retryAfter
  useEffect(() => {
    if (retryAfter) startWait(retryAfter)
  }, [retryAfter, startWait])
  return (
    <Stack spacing={5}>
      <AuthStatus icon={<MailCheck aria-hidden />}>{again ? t('sent.again') : text}</AuthStatus>
      <Text variant="body2" color="textSecondary">
        {t('sent.spam')}
      </Text>
      <FormErrors faults={error ? [error.message] : []} />
      <Button variant="secondary" fullWidth loading={pending} disabled={left > 0} onClick={() => void sendAgain()}>
        {left > 0 ? t('sent.resendIn', { seconds: left }) : t('sent.resend')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onOtherEmail}>
        {t('sent.otherEmail')}
      </Button>
    </Stack>
  )
}
