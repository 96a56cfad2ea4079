import type { readPackage, readPackageWords } from '#contract/anki'
import type { Output } from '#contract/core'
import type { Deps } from '../../deps.ts'
import { fieldError } from '../../http/errors.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createSemaphore } from '../../semaphore.ts'
import { importReviews } from './import-reviews.ts'
import type { WordReviews } from './read-collection.ts'
import { createPackageExport } from './export-package.ts'
import type { PackageRequest } from './package-process.ts'
import { PackageError } from './read-package.ts'
import { runPackageProcess } from './run-package-process.ts'

type AnkiHandlers = Pick<
  Handlers,
  'exportNotePackage' | 'exportPackage' | 'readPackage' | 'readPackageWords' | 'importPackageReviews'
>

/** Packages that are read at once, each in a process that may take some hundred megabytes, and how many more wait. */
const READ_AT_ONCE = 2
const WAITING = 6

export function ankiHandlers(deps: Deps): AnkiHandlers {
  const { ofNote, ofLearner } = createPackageExport(deps)
  const inTurn = createSemaphore(READ_AT_ONCE, WAITING)
  const read = <T>(request: PackageRequest) =>
    inTurn(() => runPackageProcess<T>(request)).catch((error: unknown) => {
      if (!(error instanceof PackageError)) throw error
      deps.log.info({ fault: error.code, cause: error.cause }, 'an Anki package was refused')
      throw fieldError('file', error.code)
    })
  return {
    exportNotePackage: ({ params }, call) => ofNote(call, params.id),
    exportPackage: (_, call) => ofLearner(call),
    readPackage: ({ file }) => read<Output<typeof readPackage>>({ file, wanted: { outline: true } }),
    readPackageWords: ({ file, query }) => read<Output<typeof readPackageWords>>({ file, wanted: { words: query } }),
    async importPackageReviews({ file, query }, { session }) {
      return importReviews(deps, session, await read<WordReviews[]>({ file, wanted: { reviewsOf: query } }))
    },
  }
}
