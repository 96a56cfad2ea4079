import { ProfileScreen } from '#features/profile'
import { AppLink } from '../AppLink.tsx'

/** /profile: figures, the year, charts. */
export function Profile() {
  return <ProfileScreen LinkComponent={AppLink} />
}
