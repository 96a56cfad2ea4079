import { call } from '#lib/api'

/** Reads a note once, as the server has it now. @throws {ApiError} */
export const getNote = (id: string) => call('GET /api/notes/{id}', { params: { id } })
