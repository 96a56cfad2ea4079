import type { InputOf } from '#lib/api'

/** What to practise: words by text or by id, and kinds of question where not all are wanted. */
export type PracticeRequest = Omit<InputOf<'POST /api/practices'>['body'], 'id' | 'listening' | 'speaking'>

/** Under which name this browser keeps the id of its run. */
export const practiceIdName = (request: PracticeRequest): string => `practice/${JSON.stringify(request)}`
