/** Calls about the account as a whole. Each rejects with an ApiError. */
import { call } from '#lib/api'

export const uploadAvatar = (file: File) => call('POST /api/user/avatar', { file })

export const deleteAvatar = () => call('DELETE /api/user/avatar')

export const deleteAccount = () => call('DELETE /api/user')
