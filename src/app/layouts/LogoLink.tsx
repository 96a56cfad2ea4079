import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Logo } from '#design-system'

interface LogoLinkProps {
  /** `large` above forms that stand alone. */
  size?: 'normal' | 'large'
}

/** The logo, leading home. */
export function LogoLink({ size }: LogoLinkProps) {
  const { t } = useTranslation()
  return <Logo name={t('brand')} size={size} to={routes.home()} />
}
