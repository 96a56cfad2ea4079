import { useParams } from 'react-router-dom'
import { UnsubscribeScreen } from '#features/auth'
import { LogoLink } from '../layouts/LogoLink.tsx'

/** /unsubscribe/{token}: the address at the end of a weekly digest. */
export function Unsubscribe() {
  const { token = '' } = useParams()
  return <UnsubscribeScreen key={token} token={token} logo={<LogoLink size="large" />} />
}
