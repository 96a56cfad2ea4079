import { call } from '#lib/api'
import type { PackageChoice } from '../model/package-choice.ts'

/** Milliseconds for a package to be sent and read. */
const timeout = 120_000

/** What is in an Anki package. @throws {ApiError} with a message for the field `file` */
export const readPackage = (file: Blob) => call('POST /api/anki-packages/outline', { file }, { timeout })

const queryOf = ({ type, word, meaning, remark, deck, from }: PackageChoice) => ({
  type,
  word,
  from,
  ...(meaning && { meaning }),
  ...(remark && { remark }),
  ...(deck && { deck }),
})

/** At most 2,000 words of it. @throws {ApiError} */
export const readPackageWords = (file: Blob, choice: PackageChoice) =>
  call('POST /api/anki-packages/words', { file, query: queryOf(choice) }, { timeout })

/** Takes over the reviews of those words: from then on what is due follows from them, too. @throws {ApiError} */
export const importPackageReviews = (file: Blob, choice: PackageChoice) =>
  call('POST /api/anki-packages/reviews', { file, query: queryOf(choice) }, { timeout })
