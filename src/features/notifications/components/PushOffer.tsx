import { useTranslation } from 'react-i18next'
import { Button, Notice, Stack } from '#design-system'
import { usePreference } from '#lib/preference'
import { useUser } from '#lib/session'
import { canPush, usePush } from '../api/usePush.ts'
import { useEnablePush } from './PushCard.tsx'

/** After a review: offers to remind on this device, until it is answered. Nothing where it cannot be, and never for guests. */
export function PushOffer() {
  const { isGuest } = useUser()
  if (isGuest || !canPush()) return null
  return <Offer />
}

function Offer() {
  const { t } = useTranslation('notifications')
  const { data, isOpen, enable } = usePush()
  const [isAnswered, answer] = usePreference('pushOffer', false)
  const enabling = useEnablePush(enable, () => answer(true))
  if (!data || !isOpen || isAnswered) return null
  return (
    <Notice
      title={t('push.offer')}
      actions={
        <Stack direction="row" spacing={2} wrap>
          <Button variant="secondary" loading={enabling.pending} onClick={() => void enabling.run()}>
            {t('push.enable')}
          </Button>
          <Button variant="quiet" onClick={() => answer(true)}>
            {t('push.dismiss')}
          </Button>
        </Stack>
      }
    >
      {t('push.offerText')}
    </Notice>
  )
}
