import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { readKnown, readMissed } from './book.ts'
import { mark, readReviews, startSession } from './service.ts'

type ReviewHandlers = Pick<Handlers, 'getReviews' | 'startReview' | 'listMissed' | 'listKnown' | 'markKnown'>

export function reviewHandlers(deps: Deps): ReviewHandlers {
  return {
    getReviews: (_, { session }) => readReviews(deps, session),
    startReview: ({ body }, { session }) => startSession(deps, session, body),
    listMissed: ({ query }, { session }) => readMissed(deps, session, query.cursor),
    listKnown: ({ query }, { session }) => readKnown(deps, session, query.cursor),
    markKnown: ({ body }, { session }) => mark(deps, session, body),
  }
}
