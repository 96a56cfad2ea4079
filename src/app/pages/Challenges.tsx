import { CatalogueScreen } from '#features/challenges'
import { AppLink } from '../AppLink.tsx'

/** /challenges: everything there is to play. */
export function Challenges() {
  return <CatalogueScreen LinkComponent={AppLink} />
}
