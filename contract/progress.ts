/** What the profile shows beyond the figures of the home screen: a year of days, a month of answers, skills, memory, what is to come. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'

const Count = z.object({ day: z.string(), count: z.int() })

export const Progress = z.object({
  /** The last 365 days of the learner's calendar, oldest first, those without study left out. */
  days: z.array(z.object({ day: z.string(), answers: z.int(), words: z.int(), sessions: z.int() })),
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
