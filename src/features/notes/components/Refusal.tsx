import { useTranslation } from 'react-i18next'
import { Button, ErrorBox, Notice } from '#design-system'
import type { LinkComponent } from '#design-system'
import type { ApiError } from '#lib/api'

/** Why something was not done: the free limit with the way to more, or whatever the server said. */
export function Refusal({ error, LinkComponent }: { error: ApiError; LinkComponent: LinkComponent }) {
  const { t } = useTranslation('notes')
  if (error.code !== 'vip_required') return <ErrorBox>{error.message}</ErrorBox>
  return (
    <Notice
      tone="info"
      title={t('locked.title')}
      actions={
        <Button variant="secondary" LinkComponent={LinkComponent} to="/vip">
          {t('locked.vip')}
        </Button>
      }
    >
      {t('locked.text')}
    </Notice>
  )
}
