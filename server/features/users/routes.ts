import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { createFiles } from '../../providers/files/index.ts'
import { changeAvatar, readAvatar, removeAvatar } from './avatars.ts'
import { readUser, updateUser } from './service.ts'
import { readStats } from './stats.ts'

type UserHandlers = Pick<
  Handlers,
  'getUser' | 'updateUser' | 'getStats' | 'uploadAvatar' | 'removeAvatar' | 'getAvatar'
>

export function userHandlers(deps: Deps): UserHandlers {
  const files = createFiles(deps.env)
  return {
    getUser: (_, { session }) => readUser(deps, session),
    updateUser: ({ body }, { session }) => updateUser(deps, session, body),
    uploadAvatar: ({ file }, { session }) => changeAvatar(deps, files, session, file),
    removeAvatar: (_, { session }) => removeAvatar(deps, files, session),
    getAvatar: ({ params }) => readAvatar(files, params.key),
    getStats: (_, { session }) => readStats(deps, session),
  }
}
