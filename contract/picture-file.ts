import type { FileBody } from './core.ts'

/** A picture that somebody uploads; the server makes its own of it. */
export const pictureFile = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 2 * 1024 * 1024,
} as const satisfies FileBody
