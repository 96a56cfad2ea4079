import { call } from '#lib/api'
import type { InputOf } from '#lib/api'

/** Reports a mistake in a word. @throws {ApiError} */
export const reportWord = (word: string, body: InputOf<'POST /api/words/{word}/reports'>['body']) =>
  call('POST /api/words/{word}/reports', { params: { word }, body })
