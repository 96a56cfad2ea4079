import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { readOnReplica } from '../../http/replica-reads.ts'
import { createFiles } from '../../providers/files/create-files.ts'
import { changeAvatar, readAvatar, removeAvatar } from './avatars.ts'
import { setBirthYear } from './birth-year.ts'
import { changeRetention } from './change-retention.ts'
import { readUser, updateUser } from './update-user.ts'
import { readProgress } from './progress.store.ts'
import { readStats } from './stats.store.ts'

type ProfileHandlers = Pick<
  Handlers,
  'getUser' | 'getProgress' | 'updateUser' | 'setBirthYear' | 'getStats' | 'uploadAvatar' | 'removeAvatar' | 'getAvatar'
>

export function profileHandlers(deps: Deps): ProfileHandlers {
  const files = createFiles(deps.env)
  return {
    getUser: (_, { session }) => readUser(deps, session),
    updateUser: async ({ body }, { session }) => {
      const { retention } = body
      const user =
        retention === undefined || retention === session.user.retention
          ? await updateUser(deps, session, body)
          : await changeRetention(deps, session, { ...body, retention })
      return { ...user, saved_at: deps.now().toISOString() }
    },
    setBirthYear: ({ body }, { session }) => setBirthYear(deps, session, body.year),
    uploadAvatar: ({ file }, { session }) => changeAvatar(deps, files, session, file),
    removeAvatar: (_, { session }) => removeAvatar(deps, files, session),
    getAvatar: ({ params }, { header }) => readAvatar(deps, files, params.key, header('if-none-match')),
    getProgress: (_, call) => readOnReplica(deps, call, (db) => readProgress({ ...deps, db }, call.session)),
    getStats: (_, call) => readOnReplica(deps, call, (db) => readStats({ ...deps, db }, call.session)),
  }
}
