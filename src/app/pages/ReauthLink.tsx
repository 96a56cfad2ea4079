import { useParams } from 'react-router-dom'
import { ReauthLinkScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /verify-email/proof/{token}: the address of a mailed link. */
export function ReauthLink() {
  const { token = '' } = useParams()
  return <ReauthLinkScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
