import { useParams } from 'react-router-dom'
import { StopEmailChangeScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /verify-email/stop/{token}: the address of a mailed link. */
export function StopEmailChange() {
  const { token = '' } = useParams()
  return <StopEmailChangeScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
