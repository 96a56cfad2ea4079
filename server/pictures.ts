/** Pictures that people upload: whatever comes in goes out as a WebP that we have made ourselves. */
import sharp, { type ResizeOptions } from 'sharp'
import { HttpError } from './http/errors.ts'
import { createSemaphore } from './semaphore.ts'

/** A few kilobytes can unfold into a picture of gigabytes: beyond this nothing is unpacked. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** Pictures are unpacked one at a time; a short queue, then busy. */
const gate = createSemaphore(1, 20)

/**
 * Rotates a PNG, JPEG or WebP upright and resizes it, without place, camera and any other metadata. Throws picture_type, picture_broken
 * and busy.
 */
export async function encodePicture(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  if (!isPicture(bytes)) throw new HttpError('picture_type')
  return gate(() => convert(bytes, size))
}

const starts = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** PNG, JPEG or WebP by its first bytes, whatever name or type came along. */
const isPicture = (bytes: Uint8Array) =>
  starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  starts(bytes, 0, 0xff, 0xd8, 0xff) ||
  (starts(bytes, 0, 0x52, 0x49, 0x46, 0x46) && starts(bytes, 8, 0x57, 0x45, 0x42, 0x50))

async function convert(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(size)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (cause) {
    throw new HttpError('picture_broken', { cause })
  }
}

/** The answer with such a picture: nothing in it is run, wherever it is opened. */
export function pictureResponse(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}
