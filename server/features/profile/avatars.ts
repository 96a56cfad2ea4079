/** Pictures of users, small and square. */
import { randomBytes } from 'node:crypto'
import type { User } from '#contract/profile'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { encodePicture, pictureResponse } from '../../pictures.ts'
import type { Files } from '../../providers/files/index.ts'
import { AVATARS, dropAvatar, fileOf } from './avatar-files.ts'
import { saveUser } from './update-user.ts'
import { isAvatarShown } from './profile.store.ts'

const SIDE = 256

/** Throws picture_type or picture_broken. The earlier picture goes. */
export async function changeAvatar(deps: Deps, files: Files, session: Session, bytes: Uint8Array): Promise<User> {
  const small = await encodePicture(bytes, { width: SIDE, height: SIDE, fit: 'cover' })
  const avatar = `${AVATARS}${randomBytes(16).toString('base64url')}`
  await files.save(fileOf(avatar), small)
  const user = await saveUser(deps, session, { avatar })
  await dropAvatar(files, session.user.avatar)
  return user
}

export async function removeAvatar(deps: Deps, files: Files, session: Session): Promise<User> {
  const user = await saveUser(deps, session, { avatar: null })
  await dropAvatar(files, session.user.avatar)
  return user
}

/**
 * Answers 304 to who has the picture already. Throws not_found, also while its user is leaving: so no copy is shown without asking here.
 */
export async function readAvatar({ db }: Deps, files: Files, key: string, held: string | undefined): Promise<Response> {
  const avatar = AVATARS + key
  if (!(await isAvatarShown(db, avatar))) throw new HttpError('not_found')
  // The bytes behind an address never change.
  const caching = { ETag: `"${key}"`, 'Cache-Control': 'private, no-cache' }
  if (held?.includes(caching.ETag)) return new Response(null, { status: 304, headers: caching })
  const bytes = await files.read(fileOf(avatar))
  if (!bytes) throw new HttpError('not_found')
  return pictureResponse(bytes, caching)
}
