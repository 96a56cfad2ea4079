/** Pictures: Microsoft's Fluent Emoji in 3D, packaged by LobeHub, 256 x 256 WebP named by code point. */
import { readdir } from 'node:fs/promises'
import { packageFile } from './packages.ts'

/** Folder of the picture files, served as they are. */
export const PICTURE_FOLDER = packageFile('@lobehub/fluent-emoji-3d', 'assets')

/** Names of all picture files, e.g. '1f34e.webp'. */
export async function readPictureFiles(): Promise<ReadonlySet<string>> {
  return new Set(await readdir(PICTURE_FOLDER))
}
