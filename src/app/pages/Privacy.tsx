import { DocumentScreen } from '#features/about'

/** /privacy. */
export function Privacy() {
  return <DocumentScreen document="privacy" />
}
