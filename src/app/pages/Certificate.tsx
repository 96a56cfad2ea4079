import { useParams } from 'react-router-dom'
import { CertificateScreen } from '#features/courses'
import { AppLink } from '../AppLink.tsx'

/** /courses/{course}/certificate. */
export function Certificate() {
  const { course = '' } = useParams()
  return <CertificateScreen course={course} LinkComponent={AppLink} />
}
