import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { createFiles } from '../../providers/files/index.ts'
import { rebuildCards } from '../answers/service.ts'
import { changeAvatar, readAvatar, removeAvatar } from './avatars.ts'
import { readUser, updateUser } from './service.ts'
import { readProgress } from './progress.ts'
import { readStats } from './stats.ts'

type UserHandlers = Pick<
  Handlers,
  'getUser' | 'getProgress' | 'updateUser' | 'getStats' | 'uploadAvatar' | 'removeAvatar' | 'getAvatar'
>

export function userHandlers(deps: Deps): UserHandlers {
  const files = createFiles(deps.env)
  return {
    getUser: (_, { session }) => readUser(deps, session),
    updateUser: ({ body }, { session }) => {
      const { retention } = body
      // When words come back follows from the log and this number: what is due changes with it at once.
      const also = retention && ((tx: Tx) => rebuildCards(tx, { id: session.userId, retention }))
      return updateUser(deps, session, body, also || undefined)
    },
    uploadAvatar: ({ file }, { session }) => changeAvatar(deps, files, session, file),
    removeAvatar: (_, { session }) => removeAvatar(deps, files, session),
    getAvatar: ({ params }) => readAvatar(files, params.key),
    getProgress: (_, { session }) => readProgress(deps, session),
    getStats: (_, { session }) => readStats(deps, session),
  }
}
