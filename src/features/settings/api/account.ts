/** Calls about the account as a whole. Each rejects with an ApiError. */
import { call } from '#lib/api'
import { token } from '#lib/token'

export const uploadAvatar = (file: File) => call('POST /api/user/avatar', { file })

export const deleteAvatar = () => call('DELETE /api/user/avatar')

export async function deleteAccount() {
  const closed = await call('DELETE /api/user')
  token.hold()
  return closed
}
