/** The person behind a session. */
import type { HandlerInput } from '#contract/core'
import { MutableKind } from '#contract/notifications'
import { Accent, LearningGoal, MeaningsIn, VoiceRate, type updateUser as endpoint, type User } from '#contract/profile'
import { Language } from '#contract/patterns'
import { correctableFrom } from '#rules/birth-year'
import { isQuietHour } from '#rules/reminders'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError, fieldError } from '../../http/errors.ts'
import { maskPhone } from '../../masking.ts'
import { isReserved } from '../auth/index.ts'
import { countUnread } from '../notifications/index.ts'
import { forgetPresence } from '../presence/index.ts'
import { changeUser, type UserChanges, type UserRow } from './profile.store.ts'
import { carryDay } from '../days/index.ts'

/** The session has brought its person along. */
export const readUser = ({ db, now }: Deps, { user }: Session): Promise<User> => present(db, user, now())

/** For so long 'I can't listen now' and 'I can't speak now' hold. */
const PAUSE_MS = 3_600_000

export type Wishes = HandlerInput<typeof endpoint>['body']

/** What has to change together with a setting. */
type Also = (tx: Tx) => Promise<unknown>

/** Changes the named settings. Throws username_taken or username_reserved, and guest_not_allowed when a guest wants a name. */
export function updateUser(deps: Deps, session: Session, wishes: Wishes, also?: Also): Promise<User> {
  const { username, quiet, cannot_speak: cannotSpeak } = wishes
  const until = (pauses: boolean | undefined) =>
    pauses === undefined ? undefined : pauses ? new Date(deps.now().getTime() + PAUSE_MS) : null
  if (username !== undefined && session.role === 'guest') throw new HttpError('guest_not_allowed')
  // Its owner may write a name in other letters, even one that was given to them by the service.
  const isOwn = username?.toLowerCase() === session.user.username.toLowerCase()
  if (username !== undefined && !isOwn && isReserved(username)) throw fieldError('username', 'username_reserved')
  const changes: UserChanges = {
    username,
    onboardingCompleted: wishes.onboarding_completed,
    uiLanguage: wishes.ui_language,
    meaningsIn: wishes.meanings_in,
    meaningsFade: wishes.meanings_fade,
    timeZone: wishes.time_zone,
    voiceAccent: wishes.voice_accent,
    voiceRate: wishes.voice_rate,
    soundEffects: wishes.sound_effects,
    autoPlay: wishes.auto_play,
    quietUntil: until(quiet),
    noListening: wishes.no_listening,
    cannotSpeakUntil: until(cannotSpeak),
    nickname: wishes.nickname,
    learningGoal: wishes.learning_goal,
    dailyMinutes: wishes.daily_minutes,
    welcomed: wishes.welcomed,
    weeklyGoal: wishes.weekly_goal,
    dailySessions: wishes.daily_sessions,
    retention: wishes.retention,
    onLeaderboard: wishes.on_leaderboard,
    sharesSpokenTime: wishes.shares_spoken_time,
    sharesPresence: wishes.shares_presence,
    mutedNotifications: wishes.muted_notifications,
    reminderHour: wishes.reminder_hour,
    quietFrom: wishes.quiet_from,
    quietTo: wishes.quiet_to,
    weeklyDigest: wishes.weekly_digest,
    ...(wishes.weekly_digest !== undefined && { nextDigestAt: null }),
    ...changeOfHours(session, wishes),
  }
  return saveUser(deps, session, changes, also)
}

const RECKON_ANEW: UserChanges = { nextReminderAt: null, nextDigestAt: null }

/** Hours that change are reckoned with anew. Throws reminder_in_quiet_hours. */
function changeOfHours({ user }: Session, wishes: Wishes): UserChanges {
  const { reminder_hour: hour, quiet_from: quietFrom, quiet_to: quietTo, time_zone: zone } = wishes
  if (hour === undefined && quietFrom === undefined && quietTo === undefined)
    return zone === undefined ? {} : RECKON_ANEW
  const hours = { quietFrom: quietFrom ?? user.quietFrom, quietTo: quietTo ?? user.quietTo }
  if (isQuietHour(hour ?? user.reminderHour, hours)) throw fieldError('reminder_hour', 'reminder_in_quiet_hours')
  return RECKON_ANEW
}

/** Updates the given fields and notifies the learner's other pages. Throws username_taken. */
export async function saveUser(
  { db, live, now }: Deps,
  session: Session,
  changes: UserChanges,
  also?: Also,
): Promise<User> {
  const named = Object.values(changes).some((value) => value !== undefined)
  if (!named) return present(db, session.user, now())
  try {
    return await db.transaction(async (tx) => {
      if (changes.timeZone) await carryDay(tx, session.userId, changes.timeZone, now())
      const row = await changeUser(tx, session.userId, changes)
      if (changes.sharesPresence === false) await forgetPresence(tx, session.userId)
      await also?.(tx)
      await live.tell(tx, session.userId, 'user')
      return await present(tx, row, now())
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('username', 'username_taken')
    throw error
  }
}

/** The database decides who gets a name that two want at once. */
function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505') return true
  return false
}

/** The user as the browser sees them: the phone masked, VIP decided at this moment. A user who has just gone has no session either. */
export async function present(db: Reader, row: UserRow | undefined, now: Date): Promise<User> {
  if (!row) throw new HttpError('session_missing')
  const { id, username, email, avatar } = row
  const role = row.role === 'guest' || row.role === 'admin' ? row.role : 'user'
  return {
    id,
    username,
    email,
    phone: row.phone && maskPhone(row.phone),
    avatar,
    is_admin: role === 'admin',
    role,
    onboarding_completed: row.onboardingCompleted,
    is_vip: row.vipUntil !== null && row.vipUntil > now,
    vip_until: row.vipUntil?.toISOString() ?? null,
    ui_language: Language.safeParse(row.uiLanguage).data ?? null,
    meanings_in: MeaningsIn.safeParse(row.meaningsIn).data ?? null,
    meanings_fade: row.meaningsFade,
    voice_accent: Accent.safeParse(row.voiceAccent).data ?? 'us',
    voice_rate: VoiceRate.safeParse(row.voiceRate).data ?? 'normal',
    sound_effects: row.soundEffects,
    auto_play: row.autoPlay,
    quiet_until: row.quietUntil && row.quietUntil > now ? row.quietUntil.toISOString() : null,
    no_listening: row.noListening,
    cannot_speak_until: row.cannotSpeakUntil && row.cannotSpeakUntil > now ? row.cannotSpeakUntil.toISOString() : null,
    nickname: row.nickname,
    learning_goal: LearningGoal.safeParse(row.learningGoal).data ?? null,
    daily_minutes: row.dailyMinutes,
    welcomed: row.welcomed,
    weekly_goal: row.weeklyGoal,
    daily_sessions: row.dailySessions,
    retention: row.retention,
    on_leaderboard: row.onLeaderboard,
    shares_spoken_time: row.sharesSpokenTime,
    shares_presence: row.sharesPresence,
    unread_notifications: await countUnread(db, row.id),
    muted_notifications: MutableKind.options.filter((kind) => row.mutedNotifications.includes(kind)),
    reminder_hour: row.reminderHour,
    quiet_from: row.quietFrom,
    quiet_to: row.quietTo,
    birth_year: row.birthYear,
    birth_year_open_at: correctableFrom(row.birthYearCorrectedAt, now)?.toISOString() ?? null,
    weekly_digest: row.weeklyDigest,
    invite_code: row.inviteCode,
    time_zone: row.timeZone,
  }
}
