/** Under which name the picture of a user is kept. */
import type { Files } from '../../providers/files/index.ts'

export const AVATARS = '/api/avatars/'

/** Name of the file behind the address of a picture. */
export const fileOf = (avatar: string) => `avatars/${avatar.slice(AVATARS.length)}.webp`

/** Removes the file of a picture that nobody has any more; null has none. */
export async function dropAvatar(files: Files, avatar: string | null): Promise<void> {
  if (avatar?.startsWith(AVATARS)) await files.remove(fileOf(avatar))
}
