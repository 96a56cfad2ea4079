import { DocumentScreen } from '#features/about'

/** /terms. */
export function Terms() {
  return <DocumentScreen document="terms" />
}
