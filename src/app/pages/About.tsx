import { AboutScreen } from '#features/about'

/** /about. */
export function About() {
  return <AboutScreen />
}
