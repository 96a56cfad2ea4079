import { useParams } from 'react-router-dom'
import { VerifyEmailScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /verify-email/{token}: the address of a mailed link. */
export function VerifyEmail() {
  const { token = '' } = useParams()
  return <VerifyEmailScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
