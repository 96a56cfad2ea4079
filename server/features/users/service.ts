/** The person behind a session. */
import { MeaningsIn, type User } from '#contract/user'
import { Language } from '#contract/patterns'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { changeUser, type UserChanges, type UserRow } from './store.ts'

export { addToDay, holdDay, markVisit, readDays } from './days.ts'

/** The session has brought its person along. */
export const readUser = ({ now }: Deps, { user }: Session): User => present(user, now())

/** Changes the named settings and tells the learner's other pages. */
export async function updateUser({ db, live, now }: Deps, session: Session, changes: UserChanges): Promise<User> {
  const named = Object.values(changes).some((value) => value !== undefined)
  if (!named) return present(session.user, now())
  return db.transaction(async (tx) => {
    const row = await changeUser(tx, session.userId, changes)
    await live.tell(tx, session.userId, 'user')
    return present(row, now())
  })
}

/** The user as the browser sees them: the phone masked, VIP decided at this moment. A user who has just gone has no session either. */
function present(row: UserRow | undefined, now: Date): User {
  if (!row) throw new Fault('session_missing')
  const { id, username, email, avatar } = row
  const role = row.role === 'guest' || row.role === 'admin' ? row.role : 'user'
  return {
    id,
    username,
    email,
    phone: row.phone && `${row.phone.slice(0, 3)}****${row.phone.slice(-4)}`,
    avatar,
    is_admin: role === 'admin',
    role,
    onboarding_completed: row.onboardingCompleted,
    is_vip: row.vipUntil !== null && row.vipUntil > now,
    vip_until: row.vipUntil?.toISOString() ?? null,
    ui_language: Language.safeParse(row.uiLanguage).data ?? null,
    meanings_in: MeaningsIn.safeParse(row.meaningsIn).data ?? null,
    invite_code: row.inviteCode,
    time_zone: row.timeZone,
  }
}
