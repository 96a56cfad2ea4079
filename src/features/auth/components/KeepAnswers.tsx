import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, Text } from '#design-system'
import { ApiError } from '#lib/api'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { FormErrors } from './FormErrors.tsx'

/** Asks whether the answers given as a guest join the account. Closing it is no answer: only the button says no, since no loses them. */
export function KeepAnswers({ question, decide, dismiss }: Pick<CompleteSignIn, 'question' | 'decide' | 'dismiss'>) {
  const { t } = useTranslation('auth')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const settle = async (keep: boolean) => {
    setBusy(true)
    setFault(undefined)
    try {
      await decide(keep)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    if (busy) return
    setFault(undefined)
    dismiss()
  }
  return (
    <Dialog
      open={question !== undefined}
      title={t('keep.title', { count: question?.answers ?? 0 })}
      closeLabel={t('keep.close')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => void settle(false)}>
            {t('keep.no')}
          </Button>
          <Button loading={busy} onClick={() => void settle(true)}>
            {t('keep.yes')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Text>{t('keep.text')}</Text>
        <FormErrors faults={fault ? [fault] : []} />
      </Stack>
    </Dialog>
  )
}
