import { useState } from 'react'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice, Stack } from '#design-system'
import { useCompleteTour } from '#features/tour'

/** Offers a guest the tour where it lies over nothing; it is shown when they want it. Declined, it does not come again. */
export function TourOffer() {
  const { t } = useTranslation()
  const complete = useCompleteTour()
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined) return null
  return (
    <Notice
      title={t('tourOffer.title')}
      actions={
        <Stack direction="row" spacing={2} wrap>
          <Button variant="secondary" startIcon={<Compass />} to={routes.home({ tour: 'start' })}>
            {t('user.tour')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setDeclined(true)
              void complete()
            }}
          >
            {t('tourOffer.decline')}
          </Button>
        </Stack>
      }
    >
      {t('tourOffer.text')}
    </Notice>
  )
}
