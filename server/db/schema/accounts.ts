/** Accounts, their sessions and their outgoing messages. Secrets are stored only as hashes or encrypted with APP_SECRET. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const createdAt = () => instant().notNull().defaultNow()

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** guest, user or admin. */
    role: text().notNull().default('user'),
    username: text().notNull(),
    /** Lower case; null for guests and phone sign-ups. */
    email: text(),
    phone: text(),
    passwordHash: text(),
    avatar: text(),
    onboardingCompleted: boolean().notNull().default(false),
    uiLanguage: text(),
    meaningsIn: text(),
    /** Chinese meanings give way to English ones, word by word, as the words are remembered. */
    meaningsFade: boolean().notNull().default(false),
    timeZone: text().notNull().default('Asia/Shanghai'),
    /** us or uk. */
    voiceAccent: text().notNull().default('us'),
    /** normal or slow. */
    voiceRate: text().notNull().default('normal'),
    soundEffects: boolean().notNull().default(true),
    autoPlay: boolean().notNull().default(true),
    /** 'I can't listen now': no listening questions before this moment. */
    quietUntil: instant(),
    noListening: boolean().notNull().default(false),
    /** 'I can't speak now': no say questions before this moment. */
    cannotSpeakUntil: instant(),
    /** What the learner wants to be called; null: by the username. */
    nickname: text(),
    /** One of `learningGoals` in contract/profile.ts. */
    learningGoal: text(),
    /** Minutes a day that the learner wants to learn; null until it is said. */
    dailyMinutes: smallint(),
    /** The first home's questions were answered or skipped. */
    welcomed: boolean().notNull().default(false),
    weeklyGoal: smallint().notNull().default(50),
    /** Sessions that a learner wants to finish in a day. */
    dailySessions: smallint().notNull().default(3),
    /** Chance of remembering at which a word falls due, 0.8 to 0.95. */
    retention: real().notNull().default(0.9),
    /** Of the memory model, fitted to the learner's own answers; null: the library's. */
    memoryWeights: doublePrecision().array(),
    /** Shown to others on the leaderboard. */
    onLeaderboard: boolean().notNull().default(true),
    /** Contacts see how long the learner spoke this week. */
    sharesSpokenTime: boolean().notNull().default(false),
    /** Contacts who show theirs see whether the learner is here; their own is shown to the learner then. */
    sharesPresence: boolean().notNull().default(false),
    /** Kinds of notifications that the learner does not want. */
    mutedNotifications: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Hour of the day at which words that are due are reminded of. */
    reminderHour: smallint().notNull().default(19),
    /** Hours of the day between which the learner is left in peace. */
    quietFrom: smallint().notNull().default(22),
    quietTo: smallint().notNull().default(8),
    /** When to look whether there is something to remind of; null: to be reckoned. */
    nextReminderAt: instant(),
    remindedAt: instant(),
    /** Decides who is written to by strangers; null until the learner has said it in the chat. */
    birthYear: smallint(),
    /** When the learner last corrected it. */
    birthYearCorrectedAt: instant(),
    /** The learner asked for the weekly digest by e-mail. */
    weeklyDigest: boolean().notNull().default(false),
    /** When to look whether there is something for the digest; null: to be reckoned. */
    nextDigestAt: instant(),
    digestedAt: instant(),
    vipUntil: instant(),
    inviteCode: text().notNull(),
    invitedBy: uuid(),
    /** When both sides were thanked for the invitation. */
    inviteRewardedAt: instant(),
    /** When the learner asked for deletion; signing in takes it back, and 14 days later the row goes. */
    deletedAt: instant(),
    /** When an administrator closed the account; null while it may be used. */
    suspendedAt: instant(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_username_start_index').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_newest_index')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`role <> 'guest'`),
    index('users_suspended_index')
      .on(table.suspendedAt)
      .where(sql`suspended_at is not null`),
    index('users_admin_index')
      .on(table.id)
      .where(sql`role = 'admin'`),
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_phone_key').on(table.phone),
    uniqueIndex('users_invite_code_key').on(table.inviteCode),
    index('users_avatar_index')
      .on(table.avatar)
      .where(sql`avatar is not null`),
    index('users_idle_guests_index')
      .on(table.lastSeenAt)
      .where(sql`role = 'guest'`),
    index('users_reminder_index')
      .on(table.nextReminderAt.asc().nullsFirst())
      .where(sql`role <> 'guest' and deleted_at is null and suspended_at is null`),
    index('users_digest_index')
      .on(table.nextDigestAt.asc().nullsFirst())
      .where(sql`weekly_digest and email is not null and deleted_at is null and suspended_at is null`),
    index('users_deleted_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Opaque tokens: only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session in its owner's list. */
    id: uuid().notNull().defaultRandom(),
    userId: userId(),
    createdAt: createdAt(),
    /** Written at most every ten minutes. */
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
    /** When its owner last proved who they are, for what a borrowed device must not do. */
    provenAt: instant(),
    userAgent: text(),
    address: text(),
  },
  (table) => [index('sessions_user_index').on(table.userId), uniqueIndex('sessions_id_key').on(table.id)],
)

/**
 * A sign-up that waits for its mailed link; it reserves nothing. A verified one stays as the tie between a guest and its account. One for an
 * address that has an account has a link that no mail carries: the browser gets the same answer as for a free e-mail address.
 */
export const registrations = pgTable(
  'registrations',
  {
    tokenHash: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** SHA-256 of the marker that the sign-up answered to its browser. */
    markerHash: text(),
    guestId: uuid().references(() => users.id, { onDelete: 'set null' }),
    inviterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    language: text().notNull(),
    timeZone: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** When its link was followed; until the first sign-in takes what the guest has done since. */
    verifiedAt: instant(),
  },
  (table) => [index('registrations_email_index').on(table.email)],
)

/** One valid code per phone, purpose and requester: a stranger's request does not replace the owner's code. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    phone: text().notNull(),
    purpose: text().notNull(),
    /** HMAC of the caller's address, or of the session for what only a session may ask. */
    requester: text().notNull().default(''),
    /** The account that asked, for a proof or a change. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** Tries of the requester. */
    attempts: smallint().notNull().default(0),
    /** Tries of all other callers. */
    foreignAttempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose, table.requester] }),
    index('phone_codes_user_index').on(table.userId),
  ],
)

/** Mails and text messages, encrypted, written in the transaction that causes them and erased after 24 hours. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** mail or sms. */
    channel: text().notNull(),
    /** HMAC of the recipient, so that one can be looked for without being readable. */
    recipientHash: text().notNull(),
    sealed: text().notNull(),
    attempts: smallint().notNull().default(0),
    /** The request that caused it, for the log of its delivery. */
    requestId: uuid(),
    sendAfter: createdAt(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_created_index').on(table.createdAt),
    index('outbox_failed_index')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`channel = 'mail' and sent_at is null and attempts >= 5`),
    // Without those that were given up: whoever sends, and whoever counts, would read past all of them.
    index('outbox_waiting_index')
      .on(table.sendAfter)
      .where(sql`channel = 'mail' and sent_at is null and attempts < 5`),
  ],
)

/** Counters of the durable rate limits; the shape is rate-limiter-flexible's. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
})
