import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { grantVipDays, replaceUsername, restoreUser, signOutUser, suspendUser } from './change-user.ts'
import { listUsers, readUser } from './users.ts'

type UserHandlers = Pick<
  Handlers,
  'adminListUsers' | 'adminGetUser' | 'suspendUser' | 'restoreUser' | 'replaceUsername' | 'grantVipDays' | 'signOutUser'
>

export const userHandlers = (deps: Deps): UserHandlers => ({
  adminListUsers: ({ query }) => listUsers(deps, query),
  adminGetUser: ({ params }, { session }) => readUser(deps, session, params.id),
  suspendUser: ({ params, body }, { session }) => suspendUser(deps, session, params.id, body.reason),
  restoreUser: ({ params, body }, { session }) => restoreUser(deps, session, params.id, body.reason),
  replaceUsername: ({ params, body }, { session }) => replaceUsername(deps, session, params.id, body.reason),
  grantVipDays: ({ params, body }, { session }) => grantVipDays(deps, session, params.id, body),
  signOutUser: ({ params, body }, { session }) => signOutUser(deps, session, params.id, body.reason),
})
