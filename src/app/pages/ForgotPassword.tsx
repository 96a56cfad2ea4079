import { ForgotPasswordScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /reset-password: asks for a link. */
export function ForgotPassword() {
  return <ForgotPasswordScreen logo={<LogoLink size="large" />} />
}
