import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'

interface Wish {
  /** The learner allows the microphone on this device. */
  readonly speaking?: boolean | undefined
  /** Played without a connection, where nothing can be scored. */
  readonly offline?: boolean | undefined
}

/** Whether words may be asked to be said: not without a scorer, nor for the hour of 'I can't speak now'. */
export const speaks = (
  { scorer }: Pick<Deps, 'scorer'>,
  { user }: Pick<Session, 'user'>,
  { speaking, offline }: Wish,
  at: Date,
): boolean =>
  speaking === true &&
  offline !== true &&
  scorer !== null &&
  (user.cannotSpeakUntil === null || user.cannotSpeakUntil <= at)
