/** Picture and exam-list challenges: the catalogue, level maps, and runs (one play of a level). */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Milestone } from './milestones.ts'
import { Bilingual, ClientId, Instant, SentInstant, text, WordId } from './patterns.ts'

export const Difficulty = z.enum(['easy', 'medium', 'hard'], message('field_invalid'))
export type Difficulty = z.infer<typeof Difficulty>

export const ChallengeType = z.enum(['typing', 'matching', 'multi-choice'], message('field_invalid'))
export type ChallengeType = z.infer<typeof ChallengeType>

export const QuestionKind = z.enum([
  'choose_picture',
  'choose_meaning',
  'choose_word',
  'spell_word',
  'type_word',
  'listen_and_type',
  'arrange_sentence',
  'match_pairs',
  'say_word',
])
export type QuestionKind = z.infer<typeof QuestionKind>

const Progress = {
  slug: z.string(),
  title: Bilingual,
  /** Address of the cover picture. */
  cover: z.nullable(z.string()),
  words: z.int(),
  levels: z.int(),
  /** Levels finished, and stars earned of 3 a level. */
  completed: z.int(),
  stars: z.int(),
}

export const Category = z.object({
  ...Progress,
  kind: z.enum(['picture', 'exam']),
  subcategories: z.array(z.object(Progress)),
})
export type Category = z.infer<typeof Category>

export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges',
  access: 'guest',
  revalidated: true,
  limit: 'api',
  summary: 'The catalogue of challenges with the learner’s progress: picture categories first, then exam lists.',
  response: z.object({ categories: z.array(Category) }),
})

export const Level = z.object({
  level: z.int(),
  state: z.enum(['locked', 'unlocked', 'completed']),
  stars: z.int(),
  /** Why a level is locked: stars missing on the level before, or an account missing. */
  locked_by: z.nullable(z.enum(['stars', 'account'])),
  /** The picture of its first word that has one. */
  picture: z.nullable(z.string()),
  /** Its headwords in the order of play; none while it is locked. */
  words: z.array(z.string()),
  /** Time of the learner's fastest finished run over all its words. */
  best_ms: z.nullable(z.int()),
})
export type Level = z.infer<typeof Level>

/** The map of a level. `sub` is left out for the map of the whole category. */
const MapAddress = { category: text(64), sub: z.optional(text(64)) }

export const getLevels = endpoint({
  method: 'GET',
  path: '/api/challenges/{category}/levels',
  access: 'guest',
  revalidated: true,
  limit: 'api',
  summary: 'The level map of a category or subcategory at one difficulty.',
  params: z.strictObject({ category: text(64) }),
  query: z.strictObject({ sub: z.optional(text(64)), difficulty: Difficulty }),
  response: z.object({
    category: z.string(),
    sub: z.nullable(z.string()),
    title: Bilingual,
    difficulty: Difficulty,
    /** Levels at each difficulty, so that empty ones are not offered. */
    counts: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
    levels: z.array(Level),
  }),
  errors: ['challenge_without_words'],
})

export const RunWord = z.object({
  id: z.int(),
  headword: z.string(),
  ipa_uk: z.nullable(z.string()),
  ipa_us: z.nullable(z.string()),
  meaning: Bilingual,
  picture: z.nullable(z.string()),
  /** Present when the meaning is the dictionary's and no editor has reviewed it; shown with a mark. */
  unreviewed: z.optional(z.literal(true)),
  /** Languages of its meaning in questions, by the learner's memory of it. Present where Chinese alone explains it no more and the learner wants that. */
  faded_to: z.optional(z.enum(['both', 'en'])),
})
export type RunWord = z.infer<typeof RunWord>

const ChoiceQuestion = z.object({
  kind: z.enum(['choose_picture', 'choose_meaning', 'choose_word']),
  word_id: z.int(),
  options: z.array(z.int()),
})
const TypingQuestion = z.object({ kind: z.enum(['type_word', 'listen_and_type']), word_id: z.int() })
const MatchQuestion = z.object({ kind: z.literal('match_pairs'), left: z.array(z.int()), right: z.array(z.int()) })
const SpellQuestion = z.object({
  kind: z.literal('spell_word'),
  word_id: z.int(),
  /** Letters to choose from, mixed, some more than are needed. Hyphens, spaces and apostrophes are given. */
  tiles: z.array(z.string()),
})
const ArrangeQuestion = z.object({
  kind: z.literal('arrange_sentence'),
  word_id: z.int(),
  /** The sentence to make. */
  sentence: z.string(),
  /** What it means in Chinese. */
  zh: z.nullable(z.string()),
  /** Its words, mixed; the answer is them in order, joined by spaces. */
  tiles: z.array(z.string()),
})
const SayQuestion = z.object({ kind: z.literal('say_word'), word_id: z.int() })
export const Question = z.union([
  ChoiceQuestion,
  TypingQuestion,
  SpellQuestion,
  ArrangeQuestion,
  MatchQuestion,
  SayQuestion,
])
export type Question = z.infer<typeof Question>

export const Answer = z.strictObject({
  id: ClientId,
  word_id: WordId,
  kind: QuestionKind,
  /** What was typed or put in order, the id of the word that was chosen, or of a say question its outcome and the id of the attempt. */
  given: text(128),
  /** The hint was asked for. */
  hinted: z.boolean(),
  /** Wrong letters typed. */
  slips: z.int().check(z.minimum(0), z.maximum(100)),
  /** Time taken, in milliseconds. */
  ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** When it was given, for an answer that waited for a connection. It counts between the issue of the run and the arrival of the answer. */
  at: z.optional(SentInstant),
})
export type Answer = z.infer<typeof Answer>

export const RunResult = z.object({
  stars: z.int(),
  best_stars: z.int(),
  right_at_first_try: z.int(),
  total: z.int(),
  points: z.int(),
  ms: z.int(),
  missed: z.array(z.object({ word_id: z.int(), given: z.string() })),
  /** The next level of this map, and whether it is open now; null at the end of the map. */
  next_level: z.nullable(z.object({ level: z.int(), unlocked: z.boolean() })),
  current_streak: z.int(),
  milestone: z.optional(Milestone),
})
export type RunResult = z.infer<typeof RunResult>

export const Run = z.object({
  id: z.string(),
  category: z.string(),
  sub: z.nullable(z.string()),
  title: Bilingual,
  difficulty: Difficulty,
  level: z.int(),
  type: ChallengeType,
  /** `duel`: the words of a level that a contact has asked to play too, for memory alone. */
  words_from: z.enum(['level', 'missed', 'duel']),
  issued_at: Instant,
  expires_at: Instant,
  questions: z.array(Question),
  /** Every word that a question names: those asked in the order of the questions, then wrong options. */
  words: z.array(RunWord),
  /** Acknowledged answers, oldest first: a reloaded page goes on after them. */
  answers: z.array(Answer),
  result: z.nullable(RunResult),
})
export type Run = z.infer<typeof Run>

/** A run that is issued ahead, to be played without a connection. */
export const TakenAlong = {
  /** Answers may arrive within 14 days. A learner has 20 such runs, practices and reviews open at most. */
  offline: z.optional(z.boolean()),
  /** Id of one that was taken along before and is not needed any more; it stays open when an answer to it has arrived. */
  replaces: z.optional(ClientId),
}

export const startRun = endpoint({
  method: 'POST',
  path: '/api/runs',
  access: 'guest',
  limit: 'runs',
  summary: 'Starts a run; the same id again answers the same run, with its answers so far.',
  body: z.strictObject({
    id: ClientId,
    ...MapAddress,
    difficulty: Difficulty,
    level: z.int().check(z.minimum(1), z.maximum(10_000)),
    type: ChallengeType,
    /** 'missed' practises the words missed in the last finished run of the level: for memory, without stars. */
    words_from: z.optional(z.enum(['level', 'missed'])),
    /** A duel that this learner was asked for: it says what is played, locked or not, and is the id of the run. No stars are won. */
    duel: z.optional(ClientId),
    ...TakenAlong,
  }),
  response: Run,
  errors: [
    'level_locked',
    'challenge_without_words',
    'level_without_words',
    'no_missed_words',
    'duel_not_found',
    'duel_closed',
    'run_expired',
    'offline_runs_full',
    'content_loading',
  ],
})

/** A finished run in short. */
export const FinishedRun = z.object({
  id: z.string(),
  title: Bilingual,
  difficulty: Difficulty,
  level: z.int(),
  type: ChallengeType,
  stars: z.int(),
  right: z.int(),
  total: z.int(),
  ms: z.int(),
  at: Instant,
})
export type FinishedRun = z.infer<typeof FinishedRun>

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/runs',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s last ten finished runs over all words of a level, the latest first.',
  response: z.object({ runs: z.array(FinishedRun) }),
})

const RunId = z.strictObject({ id: ClientId })

export const getRun = endpoint({
  method: 'GET',
  path: '/api/runs/{id}',
  access: 'guest',
  limit: 'api',
  summary: 'A run of this learner, with its answers and, when finished, its result.',
  params: RunId,
  response: Run,
  errors: ['run_not_found'],
})

export const answerRun = endpoint({
  method: 'POST',
  path: '/api/runs/{id}/answers',
  access: 'guest',
  limit: 'answers',
  summary: 'Adds answers to a run, in order. An answer id that is known already counts once and is acknowledged again.',
  params: RunId,
  body: z.strictObject({ answers: z.array(Answer).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({ acknowledged: z.array(z.string()), points: z.int() }),
  errors: ['run_not_found', 'run_expired', 'run_finished', 'answer_foreign'],
})

export const finishRun = endpoint({
  method: 'POST',
  path: '/api/runs/{id}/finish',
  access: 'guest',
  limit: 'answers',
  summary: 'Ends a run when every word has been answered right. Twice gives the same result.',
  params: RunId,
  response: RunResult,
  errors: ['run_not_found', 'run_expired', 'run_unfinished'],
})
