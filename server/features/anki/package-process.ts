/** The process that reads one Anki package and ends: its path through what a stranger wrote can be stopped at any point. */
import { PackageError, readCollectionFile, type PackageFault } from './read-package.ts'
import { readOutline, readWords, type Choice } from './read-collection.ts'

export interface PackageRequest {
  readonly file: Uint8Array
  /** Null for the outline. */
  readonly choice: Choice | null
}

export type PackageAnswer = { readonly value: unknown } | { readonly fault: PackageFault }

process.once('message', ({ file, choice }: PackageRequest) => {
  process.send?.(answer(file, choice), () => process.disconnect?.())
})

function answer(file: Uint8Array, choice: Choice | null): PackageAnswer {
  try {
    const collection = readCollectionFile(file)
    return { value: choice ? readWords(collection, choice) : readOutline(collection) }
  } catch (error) {
    return { fault: error instanceof PackageError ? error.code : 'package_unreadable' }
  }
}
