import { useParams } from 'react-router-dom'
import { JoinScreen } from '#features/classes'

/** /classes/join/{code}: the class of a code, before it is joined. */
export function JoinClass() {
  const { code = '' } = useParams()
  return <JoinScreen key={code} code={code} />
}
