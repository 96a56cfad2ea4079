/** The person behind the session, and what they have learned. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { ChallengeType, Difficulty } from './challenges.ts'
import { message } from './messages.ts'
import { MutableKind } from './notifications.ts'
import { Instant, Language, text, TimeZone, Username } from './patterns.ts'
import { pictureFile } from './picture-file.ts'
import { examTags } from './word-lists.ts'

export const MeaningsIn = z.enum(['zh', 'en', 'both'])
export type MeaningsIn = z.infer<typeof MeaningsIn>

/** Which English the voice speaks. */
export const Accent = z.enum(['us', 'uk'])
export const VoiceRate = z.enum(['normal', 'slow'])

/** Why somebody learns: for one of the exam lists, or for something of their life. */
export const LearningGoal = z.enum([...examTags, 'school', 'work', 'travel', 'fun'])
export type LearningGoal = z.infer<typeof LearningGoal>

const whole = (minimum: number, maximum: number) =>
  z
    .int(message('field_invalid'))
    .check(z.minimum(minimum, message('field_invalid')), z.maximum(maximum, message('field_invalid')))

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Masked: 138****0000. */
  phone: z.nullable(z.string()),
  /** Address of the picture on this origin. */
  avatar: z.nullable(z.string()),
  is_admin: z.boolean(),
  role: z.enum(['guest', 'user', 'admin']),
  onboarding_completed: z.boolean(),
  is_vip: z.boolean(),
  vip_until: z.nullable(Instant),
  ui_language: z.nullable(Language),
  /** Language of meanings in questions and notes; null follows the interface. */
  meanings_in: z.nullable(MeaningsIn),
  /** Chinese meanings of a word give way to English ones as it is remembered, see `faded_to` of a word. */
  meanings_fade: z.boolean(),
  voice_accent: Accent,
  voice_rate: VoiceRate,
  sound_effects: z.boolean(),
  auto_play: z.boolean(),
  /** Until then no questions to listen to: 'I can't listen now'. */
  quiet_until: z.nullable(Instant),
  /** Never questions to listen to. */
  no_listening: z.boolean(),
  /** Until then no questions to say: 'I can't speak now'. */
  cannot_speak_until: z.nullable(Instant),
  /** What the learner wants to be called; null: by the username. */
  nickname: z.nullable(z.string()),
  learning_goal: z.nullable(LearningGoal),
  /** Minutes a day that the learner wants to learn; null until it is said. */
  daily_minutes: z.nullable(z.int()),
  /** The first home's questions were answered or skipped. */
  welcomed: z.boolean(),
  /** Distinct words a week. */
  weekly_goal: z.int(),
  /** Sessions a day that the learner aims at. */
  daily_sessions: z.int(),
  /** Chance of remembering at which a word falls due, 0.8 to 0.95. */
  retention: z.number(),
  /** Shown to others on the leaderboard. */
  on_leaderboard: z.boolean(),
  /** Contacts see how long the learner spoke this week. */
  shares_spoken_time: z.boolean(),
  /** Contacts who show theirs see whether the learner is here, and the learner sees them. */
  shares_presence: z.boolean(),
  /** Counted to 100; it comes with the user because every page shows it. */
  unread_notifications: z.int(),
  /** Kinds of notifications that the learner does not want. */
  muted_notifications: z.array(MutableKind),
  /** The hour of the day at which words that are due are reminded of, and the hours between which nothing is: alike for none. */
  reminder_hour: z.int(),
  quiet_from: z.int(),
  quiet_to: z.int(),
  /** Null until the learner has said it; the chat asks once. */
  birth_year: z.nullable(z.int()),
  /** When it can be corrected again; null: at once. */
  birth_year_open_at: z.nullable(Instant),
  /** A mail of the week, to the e-mail of the account; only who asks for it gets it. */
  weekly_digest: z.boolean(),
  invite_code: z.string(),
  time_zone: z.string(),
})
export type User = z.infer<typeof User>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'guest',
  limit: 'api',
  summary: 'The current user.',
  response: User,
})

/** What the form of the name sends. */
export const UsernameBody = z.strictObject({ username: Username })

/** What the learner wants to be called. */
const Nickname = text(30).check(z.trim(), z.minLength(1, message('field_invalid')))

/** What the form of the nickname holds; emptied, it is none. */
export const NicknameBody = z.strictObject({ nickname: text(30).check(z.trim()) })

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user',
  access: 'guest',
  limit: 'api',
  summary: 'Changes the named settings; what is left out stays.',
  body: z.strictObject({
    onboarding_completed: z.optional(z.boolean()),
    ui_language: z.optional(Language),
    meanings_in: z.optional(z.nullable(MeaningsIn)),
    meanings_fade: z.optional(z.boolean()),
    time_zone: z.optional(TimeZone),
    username: z.optional(Username),
    voice_accent: z.optional(Accent),
    voice_rate: z.optional(VoiceRate),
    sound_effects: z.optional(z.boolean()),
    auto_play: z.optional(z.boolean()),
    /** true: no listening for an hour from now; false: listening again. */
    quiet: z.optional(z.boolean()),
    no_listening: z.optional(z.boolean()),
    /** true: nothing to say for an hour from now; false: speaking again. */
    cannot_speak: z.optional(z.boolean()),
    nickname: z.optional(z.nullable(Nickname)),
    learning_goal: z.optional(z.nullable(LearningGoal)),
    daily_minutes: z.optional(z.nullable(whole(1, 120))),
    welcomed: z.optional(z.boolean()),
    weekly_goal: z.optional(whole(5, 2000)),
    daily_sessions: z.optional(whole(1, 20)),
    retention: z.optional(
      z
        .number(message('field_invalid'))
        .check(z.minimum(0.8, message('field_invalid')), z.maximum(0.95, message('field_invalid'))),
    ),
    on_leaderboard: z.optional(z.boolean()),
    shares_spoken_time: z.optional(z.boolean()),
    shares_presence: z.optional(z.boolean()),
    muted_notifications: z.optional(
      z.array(MutableKind).check(z.maxLength(MutableKind.options.length, message('field_invalid'))),
    ),
    reminder_hour: z.optional(whole(0, 23)),
    quiet_from: z.optional(whole(0, 23)),
    quiet_to: z.optional(whole(0, 23)),
    weekly_digest: z.optional(z.boolean()),
  }),
  /** `saved_at` is the server's time of the answer. */
  response: z.object({ ...User.shape, saved_at: Instant }),
  errors: ['username_taken', 'username_reserved', 'reminder_in_quiet_hours'],
})

/** What the form of the birth year sends, as it is typed. */
export const BirthYearBody = z.strictObject({
  year: text(16).check(z.trim(), z.regex(/^(?:19|20)\d{2}$/, message('birth_year_invalid'))),
})

export const setBirthYear = endpoint({
  method: 'PUT',
  path: '/api/user/birth-year',
  access: 'user',
  limit: 'api',
  summary:
    'Says in which year the learner was born, or corrects it, which can be done once in 365 days. The same year again changes nothing.',
  body: BirthYearBody,
  response: User,
  errors: ['birth_year_invalid', 'birth_year_fixed'],
})

/** What may be uploaded as a picture of oneself. */
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/user/avatar',
  access: 'user',
  limit: 'upload',
  summary: 'Takes a PNG, JPEG or WebP of at most 2 MB as the picture of the user; kept as a square of 256 pixels.',
  file: pictureFile,
  response: User,
  errors: ['picture_type', 'picture_broken'],
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/user/avatar',
  access: 'user',
  limit: 'api',
  summary: 'Removes the picture of the user.',
  response: User,
})

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/avatars/{key}',
  access: 'public',
  limit: 'avatars',
  summary:
    'A picture of a user. Its address changes with the picture and cannot be guessed; 404 while the user is leaving.',
  params: z.strictObject({ key: z.string().check(z.regex(/^[\w-]{22}$/, message('not_found'))) }),
  response: { raw: 'image/webp' },
})

export const Stats = z.object({
  words_learned: z.int(),
  /** Distinct words answered this week in the learner's zone, against the goal. */
  weekly_goal: z.object({ current: z.int(), total: z.int() }),
  /** Sessions finished today, against those that the learner aims at. */
  sessions_today: z.object({ current: z.int(), total: z.int() }),
  login_streak: z.int(),
  total_words: z.int(),
  daily_average: z.int(),
  current_streak: z.int(),
  best_streak: z.int(),
  /** Cards due now. */
  due: z.int(),
  /** Points of this leaderboard week. */
  points: z.int(),
  /** The level to go on with; null before the first run. */
  next_level: z.nullable(
    z.object({
      category: z.string(),
      sub: z.nullable(z.string()),
      difficulty: Difficulty,
      level: z.int(),
      type: ChallengeType,
    }),
  ),
})
export type Stats = z.infer<typeof Stats>

export const getStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  access: 'guest',
  limit: 'api',
  summary: 'What the learner has done: words, streaks, goal, points, and where to go on.',
  response: Stats,
})

const Count = z.object({ day: z.string(), count: z.int() })

export const Progress = z.object({
  /** The last 365 days of the learner's calendar, oldest first, those without answers and speech left out. */
  days: z.array(
    z.object({
      day: z.string(),
      answers: z.int(),
      words: z.int(),
      sessions: z.int(),
      /** Milliseconds of speech in what was recorded. */
      spoken_ms: z.int(),
    }),
  ),
  today: z.string(),
  streak: z.object({
    current: z.int(),
    best: z.int(),
    /** Missed days of the last 365 that the free freeze of their week covered. */
    frozen: z.array(z.string()),
    /** This week's freeze is still there. */
    freeze_left: z.boolean(),
  }),
  /** The last 30 days, every one: answers and how many were right. */
  answers: z.array(z.object({ day: z.string(), total: z.int(), right: z.int() })),
  /** First answers of the last 90 days by skill. */
  skills: z.array(z.object({ skill: z.enum(['see', 'hear', 'spell', 'say']), total: z.int(), right: z.int() })),
  memory: z.object({
    learning: z.int(),
    /** Learned, stability under 21 days. */
    young: z.int(),
    /** Learned, stability of at least 21 days. */
    strong: z.int(),
    /** Marked as known. */
    known: z.int(),
  }),
  /** Words that fall due on each of the next 14 days, today with all that is due by now. */
  forecast: z.array(Count),
  joined_at: z.string(),
})
export type Progress = z.infer<typeof Progress>

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/user/progress',
  access: 'user',
  limit: 'api',
  summary: 'A learner’s year of days, month of answers, skills, states of memory and coming reviews.',
  response: Progress,
})
