import { useTranslation } from 'react-i18next'
import { Button } from '#design-system'
import type { LinkComponent } from '#design-system'

/** The way to the words that are due, for where their number stands already. */
export function ReviewButton({ LinkComponent }: { LinkComponent: LinkComponent }) {
  const { t } = useTranslation('reviews')
  return (
    <Button variant="secondary" fullWidth LinkComponent={LinkComponent} to="/review/session">
      {t('start')}
    </Button>
  )
}
