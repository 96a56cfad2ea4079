import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { NotFound } from '#design-system'
import { useLanguage } from '#lib/language'

/** For addresses that nothing lives at. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <NotFound
      title={browserMessageText('page_not_found', language)}
      home={{ label: t('notFound.home'), to: routes.home() }}
    >
      {t('notFound.text')}
    </NotFound>
  )
}
