import { useTranslation } from 'react-i18next'
import { LoadingScreen } from '#design-system'

/** While a page's code and texts are on their way. */
export function PageLoading() {
  const { t } = useTranslation()
  return <LoadingScreen label={t('loading')} />
}
