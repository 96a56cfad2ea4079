import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { NavItem } from '#design-system'

/** Starts the tour of the home screen. Guests find it in the navigation; learners in the menu of their account. */
export function TourLink() {
  const { t } = useTranslation()
  return <NavItem to={routes.home({ tour: 'start' })} label={t('user.tour')} icon={<Compass />} />
}
