import { useTranslation } from 'react-i18next'
import { NotFound } from '#design-system'
import { AppLink } from './AppLink.tsx'

/** For addresses that nothing lives at. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <NotFound title={t('notFound.title')} home={{ label: t('notFound.home'), to: '/home', LinkComponent: AppLink }}>
      {t('notFound.text')}
    </NotFound>
  )
}
