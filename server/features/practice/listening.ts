import type { Session } from '../../http/context.ts'

/** Whether a learner wants questions that have to be heard: not when they switched them off, nor for the hour of 'I can't listen now'. */
export const listens = ({ user }: Pick<Session, 'user'>, at: Date): boolean =>
  !user.noListening && (user.quietUntil === null || user.quietUntil <= at)
