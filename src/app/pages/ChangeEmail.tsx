import { useParams } from 'react-router-dom'
import { ChangeEmailScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /verify-email/change/{token}: the address of a mailed link. */
export function ChangeEmail() {
  const { token = '' } = useParams()
  return <ChangeEmailScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
