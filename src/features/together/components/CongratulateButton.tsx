import { Check, PartyPopper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useTogether, useTogetherActions } from '../api/useTogether.ts'

/** Congratulates a contact with one press, once a day. */
export function CongratulateButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('together')
  const toast = useToast()
  const { data } = useTogether()
  const { congratulate } = useTogetherActions()
  const { run, pending } = useAsyncAction(
    async () => {
      await congratulate(id)
      toast({ text: t('congratulate.sent', { name }), tone: 'success' })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const isDone = data?.congratulated.includes(id) ?? false
  const text = t(isDone ? 'congratulate.done' : 'congratulate.button')
  return (
    <Button
      variant="quiet"
      startIcon={isDone ? <Check /> : <PartyPopper />}
      disabled={isDone || !data}
      loading={pending}
      aria-label={t('congratulate.for', { text, name })}
      onClick={() => void run()}
    >
      {text}
    </Button>
  )
}
