import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog, Stack, Text } from '#design-system'
import { ApiError } from '#lib/api'
import type { Arrival } from '../api/useArrival.ts'
import { FormFaults } from './FormFaults.tsx'

/** Asks whether the answers given as a guest join the account. */
export function KeepAnswers({ question, decide }: Pick<Arrival, 'question' | 'decide'>) {
  const { t } = useTranslation('auth')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const settle = async (keep: boolean) => {
    setBusy(true)
    try {
      await decide(keep)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t('keep.title', { count: question?.answers ?? 0 })}
      confirmLabel={t('keep.yes')}
      cancelLabel={t('keep.no')}
      loading={busy}
      onConfirm={() => void settle(true)}
      onCancel={() => void settle(false)}
    >
      <Stack spacing={4}>
        <Text>{t('keep.text')}</Text>
        <FormFaults faults={fault ? [fault] : []} />
      </Stack>
    </ConfirmDialog>
  )
}
