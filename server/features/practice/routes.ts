import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import type { LexiconSource } from '../words/index.ts'
import { finish, read, take, type OnFinished } from './practice-sessions.ts'
import { start } from './start.ts'

type PracticeHandlers = Pick<Handlers, 'startPractice' | 'getPractice' | 'answerPractice' | 'finishPractice'>

export function practiceHandlers(deps: Deps, lexicon: LexiconSource, onFinished: OnFinished): PracticeHandlers {
  return {
    startPractice: ({ body }, { session }) => start(deps, lexicon, session, body),
    getPractice: ({ params }, { session }) => read(deps, session, params.id),
    answerPractice: ({ params, body }, { session }) => take(deps, session, params.id, body.answers),
    finishPractice: ({ params }, { session }) => finish(deps, session, params.id, onFinished),
  }
}
