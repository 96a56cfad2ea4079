import { Trans, useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Text, TextLink } from '#design-system'

/** What signing in or up agrees to. */
export function Agreement() {
  const { t } = useTranslation('auth')
  return (
    <Text variant="body2" color="textSecondary">
      <Trans
        t={t}
        i18nKey="agree"
        components={{
          terms: <TextLink to={routes.terms()}>{null}</TextLink>,
          privacy: <TextLink to={routes.privacy()}>{null}</TextLink>,
        }}
      />
    </Text>
  )
}
