/** Pictures: Microsoft's Fluent Emoji in 3D, packaged by LobeHub, 256 x 256 WebP named by code point ('1f34e.webp'). */
import { packageFile } from './packages.ts'

/** Folder of the picture files, served as they are. */
export const PICTURE_FOLDER = packageFile('@lobehub/fluent-emoji-3d', 'assets')
