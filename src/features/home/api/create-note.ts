import { call } from '#lib/api'
import type { InputOf } from '#lib/api'

/** Creates a note under an id of the client: the same id is the same note. @throws {ApiError} */
export const createNote = (body: InputOf<'POST /api/notes'>['body']) => call('POST /api/notes', { body })
