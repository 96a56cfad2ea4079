import type { ExamTag, NewWord, WordFlag } from '#contract/word-manager'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'

export interface WordFilter {
  readonly q: string
  readonly list: ExamTag | undefined
  readonly flag: WordFlag | undefined
  readonly cursor: string | undefined
}

/** A page of the words of the dictionary. */
export function useManagedWords({ q, list, flag, cursor }: WordFilter) {
  const query = { q: q.trim() || undefined, list, flag, cursor }
  return useCall('GET /api/admin/words', { query }, { keepPreviousData: true })
}

/** Adds a word that the dictionary does not have. @throws {ApiError} word_exists with its `id`, input_invalid with `faults` */
export const addWord = (word: NewWord) => call('POST /api/admin/words', { body: word })
