import { call } from '#lib/api'

/** Words that a text may mean. @throws {ApiError} */
export const listSuggestions = (text: string, limit: number, signal: AbortSignal) =>
  call('GET /api/words', { query: { q: text, limit } }, { signal })
