/** The sounds of a learner: how the phonemes of their recordings were scored, and the trainer of minimal pairs. */
import * as z from 'zod/mini'
import { RunWord } from './challenges.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, text } from './patterns.ts'

/** `hear`: which of two words was played. `say`: whether the word that was asked for was heard. */
export const SoundSkill = z.enum(['hear', 'say'], message('field_invalid'))
export type SoundSkill = z.infer<typeof SoundSkill>

const Day = z.string()

/** One phoneme of English. */
const SoundResult = z.object({
  /** In ARPAbet: 'TH'. */
  phoneme: z.string(),
  good: z.int(),
  unclear: z.int(),
  replaced: z.int(),
  /** What was heard most often instead; null where nothing was. */
  heard: z.nullable(z.string()),
  /** How often it was good, and how often it was said, in each of the weeks. */
  weeks: z.array(z.object({ good: z.int(), tries: z.int() })),
})
export type SoundResult = z.infer<typeof SoundResult>

/** A word that has the phoneme where it is scored. */
const SoundWord = z.object({
  word: RunWord,
  /** Why this one: it is to be reviewed, it was answered wrong lately, it is among the learner's words, or it is of the trainer. */
  reason: z.enum(['due', 'missed', 'own', 'pair']),
})
export type SoundWord = z.infer<typeof SoundWord>

const ContrastResult = z.object({
  /** Its two phonemes: 'TH S'. */
  contrast: z.string(),
  skill: SoundSkill,
  right: z.int(),
  wrong: z.int(),
})
export type ContrastResult = z.infer<typeof ContrastResult>

const Week = z.object({
  good: z.int(),
  tries: z.int(),
  heard_right: z.int(),
  heard: z.int(),
  said_right: z.int(),
  /** Words of pairs that were said in the trainer, and heard as either. */
  said: z.int(),
})

const SoundProfile = z.object({
  /** Whether recordings are scored here, so that 'say which' can be trained. */
  can_score: z.boolean(),
  /** Phonemes that the scorer judges, in ARPAbet. */
  judged: z.array(z.string()),
  /** Mondays of the last twelve weeks on the learner's calendar, the current one last. */
  weeks: z.array(Day),
  /** All phonemes in each of these weeks, and the answers of the trainer. */
  progress: z.array(Week),
  /** Only phonemes that were said. */
  sounds: z.array(SoundResult),
  /** At most three phonemes, the weakest first. */
  weakest: z.array(z.object({ phoneme: z.string(), words: z.array(SoundWord) })),
  contrasts: z.array(ContrastResult),
})
export type SoundProfile = z.infer<typeof SoundProfile>

export const getSounds = endpoint({
  method: 'GET',
  path: '/api/sounds',
  access: 'user',
  limit: 'api',
  summary:
    'How each phoneme of the learner’s recordings was scored, deleted recordings too, the three weakest with words to say, twelve weeks of progress, and the results of the trainer.',
  response: SoundProfile,
  errors: ['content_loading'],
})

const RoundItem = z.object({
  /** The two phonemes that it trains: 'TH S'. */
  contrast: z.string(),
  /** The first has the first phoneme. */
  words: z.tuple([RunWord, RunWord]),
  /** Index of the word that is played, or to be said. */
  target: z.union([z.literal(0), z.literal(1)]),
})
export type RoundItem = z.infer<typeof RoundItem>

export const getSoundRound = endpoint({
  method: 'GET',
  path: '/api/sounds/round',
  access: 'user',
  limit: 'runs',
  summary:
    'At most ten minimal pairs of the learner’s accent, towards what they confuse. None for `say` where the scorer is missing, and only what it can tell apart.',
  query: z.strictObject({
    skill: SoundSkill,
    /** Of this contrast alone. */
    contrast: z.optional(text(8)),
  }),
  response: z.object({ items: z.array(RoundItem) }),
  errors: ['content_loading'],
})

export const recordSoundAnswers = endpoint({
  method: 'POST',
  path: '/api/sounds/answers',
  access: 'user',
  limit: 'answers',
  status: 204,
  summary:
    'Adds the answers of a round to the learner’s sums. Sent with all answers so far: what was sent before is not added again. Moves no memory card.',
  body: z.strictObject({
    /** Made by the client, one for each round. */
    round: ClientId,
    skill: SoundSkill,
    /** In the order in which they were given. */
    answers: z
      .array(z.strictObject({ contrast: text(8), is_right: z.boolean() }))
      .check(z.minLength(1, message('field_invalid')), z.maxLength(10, message('field_invalid'))),
  }),
})
