import { ProfileScreen } from '#features/profile'

/** /profile: figures, the year, charts. */
export function Profile() {
  return <ProfileScreen />
}
