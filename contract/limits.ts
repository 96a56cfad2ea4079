/**
 * How often an address or a learner may call. Why two kinds: docs/decisions/009-limits.md. `RATE_LIMIT_SCALE` multiplies those keyed by address or
 * session, never those keyed by phone, code or account (those are in server/features/auth).
 */
export interface Limit {
  /** Calls allowed in a window. */
  readonly points: number
  /** Length of the window in seconds. */
  readonly seconds: number
  /** Allowed for a signed-in session instead of `points`, where it differs. */
  readonly signedIn?: number
  /** Kept in the database, so that replicas and restarts share it. */
  readonly durable?: true
}

const minutes = (count: number) => count * 60
const hours = (count: number) => count * 3600

export const limits = {
  /** Everything that has no limit of its own. */
  api: { points: 300, seconds: minutes(5), signedIn: 1500 },
  /** Health checks and static descriptions: never limited. */
  none: { points: Infinity, seconds: 1 },
  /** Unknown tokens: after this many no more are looked up for the IP address. */
  unknownTokens: { points: 120, seconds: minutes(5) },
  guest: { points: 30, seconds: hours(1), durable: true },
  signIn: { points: 25, seconds: minutes(5), durable: true },
  signUp: { points: 20, seconds: hours(1), durable: true },
  code: { points: 10, seconds: hours(1), durable: true },
  /** Asking for contacts: names must not be tried by the thousand. */
  contacts: { points: 30, seconds: minutes(15), signedIn: 30 },
  /** Codes of classes: a wrong one must not be tried by the thousand. */
  classCodes: { points: 30, seconds: minutes(15), signedIn: 30, durable: true },
  runs: { points: 60, seconds: minutes(5), signedIn: 120 },
  answers: { points: 600, seconds: minutes(5), signedIn: 600 },
  wordInfo: { points: 60, seconds: minutes(5), signedIn: 120 },
  /** A class behind one address plays the same words again and again, and most answers are 304. */
  audio: { points: 3_000, seconds: minutes(5) },
  upload: { points: 30, seconds: minutes(30) },
  /** Recordings: who practises speaking sends many short ones. */
  recordings: { points: 30, seconds: minutes(30), signedIn: 120 },
  /** Attempts at say questions: each is scored and then forgotten. */
  speech: { points: 30, seconds: minutes(5), signedIn: 120 },
  /** Everything of a learner in one file. */
  export: { points: 5, seconds: hours(1), durable: true },
  /** Starting payments. */
  payment: { points: 10, seconds: hours(1), signedIn: 20, durable: true },
  /** Signed notices of providers: many come from few addresses. */
  notices: { points: 3000, seconds: minutes(5) },
  tickets: { points: 20, seconds: hours(1), signedIn: 30 },
  /** Avatars: a page of the leaderboard requests a hundred, and most answers are 304. */
  avatars: { points: 3000, seconds: minutes(5) },
  report: { points: 30, seconds: minutes(5) },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** How many others an account may write to within its first day. */
export const newcomerLimits = {
  people: { points: 5, seconds: hours(24), durable: true },
} as const satisfies Record<string, Limit>

/** Contact requests of one day that may wait for an answer; an account sends no more until then. */
export const requestLimit = { points: 20, seconds: hours(24), durable: true } as const satisfies Limit

/** Reports of messages and learners that one account may send. Kept in the database, as the next ones are. */
export const reportLimit = { points: 10, seconds: hours(24), durable: true } as const satisfies Limit

/** Messages that one account may send, in all conversations together. Kept in the database; `RATE_LIMIT_SCALE` does not change them. */
export const messageLimits = {
  minute: { points: 20, seconds: minutes(1), durable: true },
  day: { points: 1_000, seconds: hours(24), durable: true },
} as const satisfies Record<string, Limit>
