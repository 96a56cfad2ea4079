import { useTranslation } from 'react-i18next'
import { Box, Logo } from '#design-system'
import { AppLink } from '../AppLink.tsx'

interface LogoLinkProps {
  /** `large` above forms that stand alone. */
  size?: 'normal' | 'large'
}

/** The logo, leading home. */
export function LogoLink({ size }: LogoLinkProps) {
  const { t } = useTranslation()
  return (
    <Box component={AppLink} to="/home" sx={{ display: 'flex', textDecoration: 'none' }}>
      <Logo name={t('brand')} size={size} />
    </Box>
  )
}
