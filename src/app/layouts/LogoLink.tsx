import { useTranslation } from 'react-i18next'
import { Logo } from '#design-system'
import { AppLink } from '../AppLink.tsx'

interface LogoLinkProps {
  /** `large` above forms that stand alone. */
  size?: 'normal' | 'large'
}

/** The logo, leading home. */
export function LogoLink({ size }: LogoLinkProps) {
  const { t } = useTranslation()
  return (
    <AppLink to="/home">
      <Logo name={t('brand')} size={size} />
    </AppLink>
  )
}
