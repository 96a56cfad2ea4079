/** Pictures of users: whatever comes in goes out as a small square WebP that we have made ourselves. */
import { randomBytes } from 'node:crypto'
import type { User } from '#contract/profile'
import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Files } from '../../providers/files/index.ts'
import { AVATARS, dropAvatar, fileOf } from './avatar-files.ts'
import { saveUser } from './update-user.ts'
import { isAvatarShown } from './profile.store.ts'

const SIDE = 256
/** A few kilobytes can unfold into a picture of gigabytes: beyond this nothing is unpacked. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** Pictures are unpacked one at a time; a short queue, then busy. */
const gate = createSemaphore(1, 20)

/** Throws picture_type or picture_broken. The earlier picture goes. */
export async function changeAvatar(deps: Deps, files: Files, session: Session, bytes: Uint8Array): Promise<User> {
  if (!isPicture(bytes)) throw new HttpError('picture_type')
  const small = await gate(() => shrink(bytes))
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
  return new Response(bytes, {
    headers: {
      ...caching,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}

const starts = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** PNG, JPEG or WebP by its first bytes, whatever name or type came along. */
const isPicture = (bytes: Uint8Array) =>
  starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  starts(bytes, 0, 0xff, 0xd8, 0xff) ||
  (starts(bytes, 0, 0x52, 0x49, 0x46, 0x46) && starts(bytes, 8, 0x57, 0x45, 0x42, 0x50))

/** Rotates an avatar upright and crops its middle, without place, camera and any other metadata. */
async function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (cause) {
    throw new HttpError('picture_broken', { cause })
  }
}
