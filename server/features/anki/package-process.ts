/** The process that reads one Anki package and ends: its path through what a stranger wrote can be stopped at any point. */
import { PackageError, readCollectionFile, type PackageFault } from './read-package.ts'
import { readOutline, readWordReviews, readWords, type Choice } from './read-collection.ts'

export interface PackageRequest {
  readonly file: Uint8Array
  readonly wanted: { readonly outline: true } | { readonly words: Choice } | { readonly reviewsOf: Choice }
}

export type PackageAnswer = { readonly value: unknown } | { readonly fault: PackageFault }

process.once('message', (request: PackageRequest) => {
  process.send?.(answer(request), () => process.disconnect?.())
})

function answer(request: PackageRequest): PackageAnswer {
  try {
    return { value: read(readCollectionFile(request.file), request) }
  } catch (error) {
    return { fault: error instanceof PackageError ? error.code : 'package_unreadable' }
  }
}

function read(collection: Uint8Array, { wanted }: PackageRequest): unknown {
  if ('words' in wanted) return readWords(collection, wanted.words)
  if ('reviewsOf' in wanted) return readWordReviews(collection, wanted.reviewsOf)
  return readOutline(collection)
}
