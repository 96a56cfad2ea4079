/** Under which name the picture of a user is kept. */
import type { Files } from '../../providers/files/index.ts'

export const AVATARS = '/api/avatars/'

/** Name of the file behind the address of a picture. */
export const fileOf = (avatar: string) => `avatars/${avatar.slice(AVATARS.length)}.webp`

/** The same for an avatar that may be none of ours, or none: null then. */
export const avatarFile = (avatar: string | null) => (avatar?.startsWith(AVATARS) ? fileOf(avatar) : null)

/** Deletes the file of an avatar that no account uses any more; null means no file. */
export async function dropAvatar(files: Files, avatar: string | null): Promise<void> {
  const file = avatarFile(avatar)
  if (file !== null) await files.remove(file)
}
