import { useParams } from 'react-router-dom'
import { ResetPasswordScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /reset-password/{token}: the address of a mailed link. */
export function ResetPassword() {
  const { token = '' } = useParams()
  return <ResetPasswordScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
