/** What a teacher does with a class: its name and code, its learners, its tasks, and who did what. */
import * as z from 'zod/mini'
import { classTextLengths } from './class-limits.ts'
import { ClassId, ClassNameBody, ClassTask, TaskProgress, TaskTarget } from './classes.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Bilingual, ClientId, text } from './patterns.ts'

export const renameClass = endpoint({
  method: 'PUT',
  path: '/api/classes/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Gives a class another name.',
  params: ClassId,
  body: ClassNameBody,
  errors: ['not_found'],
})

export const endClass = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Ends a class. Its learners are told, and what they were given is kept in a note of theirs.',
  params: ClassId,
  errors: ['not_found'],
})

export const setJoinCode = endpoint({
  method: 'PUT',
  path: '/api/classes/{id}/code',
  access: 'user',
  limit: 'api',
  summary: 'Makes a new code, so that the one before leads nowhere; or none, so that nobody can join.',
  params: ClassId,
  body: z.strictObject({ open: z.boolean() }),
  response: z.object({ code: z.nullable(z.string()) }),
  errors: ['not_found'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}/members',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Takes a learner out of a class. They are told and keep what they were given. Again changes nothing.',
  params: ClassId,
  query: z.strictObject({ member: ClientId }),
  errors: ['not_found'],
})

/** What the form of a task sends besides its target. */
export const TaskBody = z.strictObject({
  due: z.iso.date(message('class_task_due_invalid')),
  instruction: text(classTextLengths.instruction).check(z.trim()),
})

export const assignTask = endpoint({
  method: 'POST',
  path: '/api/classes/{id}/tasks',
  access: 'user',
  limit: 'api',
  summary: 'Gives a class a task. The same id again changes nothing.',
  params: ClassId,
  body: z.strictObject({ id: ClientId, target: TaskTarget, ...TaskBody.shape }),
  response: z.object({
    task: ClassTask,
    /** Learners who may not open it yet, since levels and lessons open in their order. */
    locked_for: z.int(),
    /** Words of the note that the dictionary does not have: they are copied, but cannot be asked. */
    not_asked: z.int(),
  }),
  errors: ['not_found', 'class_task_limit', 'class_task_due_invalid', 'class_task_without_words'],
})

const OneTask = z.strictObject({ task: ClientId })

export const changeTask = endpoint({
  method: 'PUT',
  path: '/api/classes/{id}/tasks',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Changes the date and the instruction of a task.',
  params: ClassId,
  query: OneTask,
  body: TaskBody,
  errors: ['not_found', 'class_task_due_invalid'],
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/classes/{id}/tasks',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Takes a task back. What was learned for it stays. Again changes nothing.',
  params: ClassId,
  query: OneTask,
  errors: ['not_found'],
})

const Offset = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)))

export const getClassProgress = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/progress',
  access: 'user',
  limit: 'api',
  summary: 'Learners of a class by name, and how far each is with its tasks, a page of both.',
  params: ClassId,
  query: z.strictObject({ task: z.optional(ClientId), from: Offset, tasks_from: Offset }),
  response: z.object({
    tasks: z.array(ClassTask),
    tasks_total: z.int(),
    /** `progress` is in the order of the tasks. */
    learners: z.array(z.object({ id: z.string(), name: z.string(), progress: z.array(TaskProgress) })),
    learners_total: z.int(),
  }),
  errors: ['not_found'],
})

const ShownWord = z.object({ id: z.int(), headword: z.string(), meaning: Bilingual })

export const getClassWords = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/words',
  access: 'user',
  limit: 'api',
  summary:
    'Words of the tasks that the class missed, and pairs that at least two learners took for each other since they joined; by numbers of learners, never by name.',
  params: ClassId,
  query: z.strictObject({ task: z.optional(ClientId) }),
  response: z.object({
    missed: z.array(z.object({ word: ShownWord, learners: z.int() })),
    confused: z.array(z.object({ words: z.tuple([ShownWord, ShownWord]), learners: z.int(), times: z.int() })),
  }),
  errors: ['not_found'],
})

export const exportClass = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/export',
  access: 'user',
  limit: 'export',
  summary: 'Who did what as a CSV file, a line for each learner and task.',
  params: ClassId,
  response: { raw: 'text/csv' },
  errors: ['not_found'],
})
