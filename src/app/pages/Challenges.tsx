import { CatalogueScreen } from '#features/challenges'

/** /challenges: everything there is to play. */
export function Challenges() {
  return <CatalogueScreen />
}
