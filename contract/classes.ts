/** Classes: a teacher gives tasks with a date and sees who did what; learners join by a code and leave when they like. */
import * as z from 'zod/mini'
import { Difficulty } from './challenges.ts'
import { classBounds, classTextLengths } from './class-limits.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, ClientId, Instant, text, TimeZone } from './patterns.ts'

const Named = (max: number) =>
  text(max).check(z.trim(), z.minLength(1, { error: message('class_name_required'), abort: true }))

/** What the form of a class sends. */
export const ClassNameBody = z.strictObject({ name: Named(classTextLengths.name) })

/** What a task is about, as it is given and as it is opened. */
const LevelTarget = z.strictObject({
  kind: z.literal('level'),
  category: text(64),
  sub: z.nullable(text(64)),
  difficulty: Difficulty,
  level: z.int(message('field_invalid')).check(z.minimum(1), z.maximum(10_000)),
})
const LessonTarget = z.strictObject({
  kind: z.literal('lesson'),
  course: text(64),
  number: z.int(message('field_invalid')).check(z.minimum(1), z.maximum(99)),
})
/** A part of a list in the order of learning: so many words from the one of this number on. */
const part = {
  from: z
    .int(message('field_invalid'))
    .check(z.minimum(1, message('field_invalid')), z.maximum(100_000, message('field_invalid'))),
  count: z
    .int(message('field_invalid'))
    .check(z.minimum(1, message('field_invalid')), z.maximum(classBounds.words, message('field_invalid'))),
}
const NoteTarget = z.strictObject({ kind: z.literal('note'), note: ClientId, ...part })
const ListTarget = z.strictObject({ kind: z.literal('list'), list: text(64), ...part })
export const TaskTarget = z.discriminatedUnion('kind', [NoteTarget, LevelTarget, LessonTarget, ListTarget])
export type TaskTarget = z.infer<typeof TaskTarget>

const task = {
  id: z.string(),
  /** Of a note its words are a copy of the day it was given. */
  target: TaskTarget,
  title: Bilingual,
  instruction: z.string(),
  /** The last day, on the calendar of the class. */
  due: z.string(),
  overdue: z.boolean(),
  /** Words that can be asked. */
  words: z.int(),
  assigned_at: Instant,
}
export const ClassTask = z.object(task)
export type ClassTask = z.infer<typeof ClassTask>

/** How far a learner is with a task, by the log of answers and what was finished. */
export const TaskProgress = z.object({
  /** `locked`: the level or lesson is not open to the learner yet. */
  state: z.enum(['locked', 'open', 'done']),
  /** It was finished before it was given. */
  before: z.boolean(),
  /** Words of a note or list that were right since it was given; of a level or lesson all or none. */
  done: z.int(),
  /** Words right at first, and of how many; null before the first. */
  right: z.nullable(z.int()),
  of: z.nullable(z.int()),
  /** When it was done. */
  at: z.nullable(Instant),
})
export type TaskProgress = z.infer<typeof TaskProgress>

export const LearnerTask = z.object({
  ...task,
  class_id: z.string(),
  class_name: z.string(),
  progress: TaskProgress,
  /** Of a note or list the words to practise next, by id. */
  next_words: z.array(z.int()),
})
export type LearnerTask = z.infer<typeof LearnerTask>

export const TaughtClass = z.object({
  id: z.string(),
  name: z.string(),
  /** Null while nobody can join. */
  code: z.nullable(z.string()),
  members: z.int(),
  open_tasks: z.int(),
})
export type TaughtClass = z.infer<typeof TaughtClass>

const AttendedClass = z.object({ id: z.string(), name: z.string(), teacher: z.string(), open_tasks: z.int() })
export type AttendedClass = z.infer<typeof AttendedClass>

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  access: 'user',
  limit: 'api',
  summary: 'Classes that the learner teaches, and those that they are in.',
  response: z.object({ teaching: z.array(TaughtClass), attending: z.array(AttendedClass) }),
})

export const createClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  access: 'user',
  limit: 'api',
  summary: 'Makes a class with a code to join by. The same id again changes nothing.',
  body: z.strictObject({ id: ClientId, ...ClassNameBody.shape, time_zone: z.optional(TimeZone) }),
  response: TaughtClass,
  errors: ['class_limit', 'not_found'],
})

const Member = z.object({ id: z.string(), name: z.string(), joined_at: Instant })
export type ClassMember = z.infer<typeof Member>

export const ClassDetails = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('teacher'),
    id: z.string(),
    name: z.string(),
    code: z.nullable(z.string()),
    time_zone: z.string(),
    members: z.array(Member),
    /** The latest date first. */
    tasks: z.array(ClassTask),
  }),
  z.object({
    role: z.literal('learner'),
    id: z.string(),
    name: z.string(),
    teacher: z.string(),
    /** What the teacher calls this learner by. */
    member_name: z.string(),
    tasks: z.array(LearnerTask),
  }),
])
export type ClassDetails = z.infer<typeof ClassDetails>

export const ClassId = z.strictObject({ id: ClientId })

export const getClass = endpoint({
  method: 'GET',
  path: '/api/classes/{id}',
  access: 'user',
  limit: 'api',
  summary: 'A class that the learner teaches or is in.',
  params: ClassId,
  response: ClassDetails,
  errors: ['not_found'],
})

export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}/membership',
  access: 'user',
  limit: 'api',
  status: 204,
  summary:
    'Leaves a class at once. All that was learned stays, and words of its notes are kept in a note of the learner.',
  params: ClassId,
  errors: ['not_found'],
})

const Code = text(32).check(z.trim(), z.minLength(1, { error: message('class_code_required'), abort: true }))
/** What the form of a code sends. */
export const JoinCodeBody = z.strictObject({ code: Code })

export const previewClass = endpoint({
  method: 'GET',
  path: '/api/class-members/preview',
  access: 'user',
  limit: 'classCodes',
  summary: 'The class of a code, before it is joined.',
  query: JoinCodeBody,
  response: z.object({ id: z.string(), name: z.string(), teacher: z.string(), joined: z.boolean() }),
  errors: ['class_code_unknown', 'class_own'],
})

/** What the form to join sends besides the code. */
export const MemberNameBody = z.strictObject({ name: Named(classTextLengths.memberName) })

export const joinClass = endpoint({
  method: 'POST',
  path: '/api/class-members',
  access: 'user',
  limit: 'classCodes',
  summary: 'Joins the class of a code under a name that its teacher sees. Again changes the name alone.',
  body: z.strictObject({ code: Code, ...MemberNameBody.shape }),
  response: z.object({ id: z.string() }),
  errors: ['class_code_unknown', 'class_own', 'class_full', 'class_limit'],
})

export const listClassTasks = endpoint({
  method: 'GET',
  path: '/api/class-tasks',
  access: 'user',
  limit: 'api',
  summary: 'What the learner’s classes have given and is not done, the earliest date first; at most 60.',
  response: z.object({ tasks: z.array(LearnerTask) }),
})
