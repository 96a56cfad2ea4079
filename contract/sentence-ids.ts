/** Ids of sentences: '12-1' is an example of a word, 'first-words.3.2' the second line of the scene of a lesson. */
export const SENTENCE_ID = /^(?:\d{1,9}-\d{1,4}|[a-z0-9-]{1,64}\.[1-9]\d?\.[1-9]\d?)$/

/** `line` begins with 1. */
export const sceneSentenceId = (course: string, lesson: number, line: number): string => `${course}.${lesson}.${line}`
