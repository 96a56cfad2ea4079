import type { RunWord } from '#contract/challenges'
import type { WordRecord } from '#contract/words'
import { useWord } from '#features/words'
import type { ApiError } from '#lib/api'
import { isOwnWord } from '#rules/own-words'

export interface Records {
  /** What the dictionary says, in the order of the words; undefined for an own word and until it is there. */
  readonly records: readonly (WordRecord | undefined)[]
  readonly isLoading: boolean
  /** Why something is missing, unless a word has left the dictionary. */
  readonly error: ApiError | undefined
  readonly retry: () => void
}

const headwordOf = (word: RunWord | undefined): string | null => (word && !isOwnWord(word.id) ? word.headword : null)

/** What the dictionary says of one word, or of two. Own words are in no dictionary. */
export function useRecords(word: RunWord, other?: RunWord): Records {
  const found = [useWord(headwordOf(word)), useWord(headwordOf(other))]
  const missing = found.filter(({ data, error }) => !data && error && error.code !== 'word_invalid')
  return {
    records: found.map(({ data }) => data),
    isLoading: found.some(({ isLoading }) => isLoading),
    error: missing[0]?.error,
    retry: () => {
      for (const { mutate } of missing) void mutate()
    },
  }
}
