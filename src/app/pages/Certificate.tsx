import { useParams } from 'react-router-dom'
import { CertificateScreen } from '#features/courses'

/** /courses/{course}/certificate. */
export function Certificate() {
  const { course = '' } = useParams()
  return <CertificateScreen course={course} />
}
