import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, Text } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { FormErrors } from './FormErrors.tsx'

/** Asks whether the answers given as a guest join the account. Closing it is no answer: only the button says no, since no loses them. */
export function KeepAnswers({ question, decide, dismiss }: Pick<CompleteSignIn, 'question' | 'decide' | 'dismiss'>) {
  const { t } = useTranslation('auth')
  const { run: settle, pending, error, reset } = useAsyncAction(decide)
  const close = () => {
    if (pending) return
    reset()
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
          <Button variant="secondary" disabled={pending} onClick={() => void settle(false)}>
            {t('keep.no')}
          </Button>
          <Button loading={pending} onClick={() => void settle(true)}>
            {t('keep.yes')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Text>{t('keep.text')}</Text>
        <FormErrors faults={error ? [error.message] : []} />
      </Stack>
    </Dialog>
  )
}
