import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button } from '#design-system'

/** The way to the words that are due, for where their number stands already. */
export function ReviewButton() {
  const { t } = useTranslation('reviews')
  return (
    <Button variant="secondary" fullWidth to={routes.reviewRun()}>
      {t('start')}
    </Button>
  )
}
