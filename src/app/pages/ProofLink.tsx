import { useParams } from 'react-router-dom'
import { ProofLinkScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /verify-email/proof/{token}: the address of a mailed link. */
export function ProofLink() {
  const { token = '' } = useParams()
  return <ProofLinkScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
