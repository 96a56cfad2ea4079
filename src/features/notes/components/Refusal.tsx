import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, ErrorBox, Notice } from '#design-system'
import type { ApiError } from '#lib/api'

interface RefusalProps {
  error: Pick<ApiError, 'code' | 'message'>
  /** What VIP is needed for, where it is not the number of notes and words. */
  locked?: { title: string; text: string }
}

/** Why something was not done: what VIP is needed for with the way to it, or whatever the server said. */
export function Refusal({ error, locked }: RefusalProps) {
  const { t } = useTranslation('notes')
  if (error.code !== 'vip_required') return <ErrorBox>{error.message}</ErrorBox>
  return (
    <Notice
      tone="info"
      title={locked?.title ?? t('locked.title')}
      actions={
        <Button variant="secondary" to={routes.vip()}>
          {t('locked.vip')}
        </Button>
      }
    >
      {locked?.text ?? t('locked.text')}
    </Notice>
  )
}
