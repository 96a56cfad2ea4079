import { call } from '#lib/api'
import type { InputOf } from '#lib/api'

/** Starts a practice, or continues the one of this id. @throws {ApiError} */
export const createPractice = (body: InputOf<'POST /api/practices'>['body']) => call('POST /api/practices', { body })
