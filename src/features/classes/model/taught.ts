import type { ClassDetails } from '#contract/classes'

/** A class as its teacher has it. */
export type Taught = Extract<ClassDetails, { role: 'teacher' }>

export const classViews = ['tasks', 'progress', 'words', 'learners'] as const
/** What of a class its teacher looks at. */
export type ClassView = (typeof classViews)[number]
