import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { countAi } from '../../provider-outcomes.ts'
import { createAi } from '../../providers/ai/create-ai.ts'
import { answerLine, openTutorConversation, readTurn } from '../chat/index.ts'
import type { LexiconSource } from '../words/index.ts'
import { answerBuiltIn, LOOK_BACK } from './built-in.ts'
import { createTutorStream, readLeft } from './streamed-answer.ts'

type TutorHandlers = Pick<Handlers, 'openTutor' | 'getTutor' | 'streamTutor' | 'answerTutor'>

export function tutorHandlers(deps: Deps, source: LexiconSource): TutorHandlers {
  const provider = createAi(deps.env.ai)
  const streamAnswer = createTutorStream(deps, source, provider && countAi(provider, deps.metrics))
  return {
    openTutor: (_, { session }) => openTutorConversation(deps, session),
    getTutor: (_, { session }) => readLeft(deps, session),
    streamTutor: ({ query }, call) => streamAnswer(query.to, call),
    async answerTutor({ body: { to: key } }, { session, language }) {
      const turn = await readTurn(deps, session, key, LOOK_BACK)
      if (turn.answer) return turn.answer
      return answerLine(deps, session, key, await answerBuiltIn({ deps, source, session, language, key, turn }))
    },
  }
}
