import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listKnownWords, listMissedWords } from './missed-words.store.ts'
import { readWordMemory } from './word-memory.store.ts'
import { mark, readReviews, startSession } from './review-sessions.ts'

type ReviewHandlers = Pick<
  Handlers,
  'getReviews' | 'getWordMemory' | 'startReview' | 'listMissed' | 'listKnown' | 'markKnown'
>

export function reviewHandlers(deps: Deps): ReviewHandlers {
  return {
    getReviews: (_, { session }) => readReviews(deps, session),
    getWordMemory: ({ query }, { session }) => readWordMemory(deps, session, query.word),
    startReview: ({ body }, { session }) => startSession(deps, session, body),
    listMissed: ({ query }, { session }) => listMissedWords(deps, session, query.cursor),
    listKnown: ({ query }, { session }) => listKnownWords(deps, session, query.cursor),
    markKnown: ({ body }, { session }) => mark(deps, session, body),
  }
}
