import { call } from '#lib/api'

/** Forgets every word that was looked up. @throws {ApiError} */
export const clearLookUps = () => call('DELETE /api/look-ups')
