import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { countAi } from '../../provider-outcomes.ts'
import { createAi } from '../../providers/ai/create-ai.ts'
import type { LexiconSource } from '../words/index.ts'
import { createCorrection } from './correct-sentence.ts'
import { readLeeches } from './leeches.ts'
import {
  check,
  markAsked,
  readNoteSentences,
  readSentences,
  remove,
  requireWord,
  save,
  tidySentence,
} from './sentences.ts'

type SentenceHandlers = Pick<
  Handlers,
  | 'listSentences'
  | 'listNoteSentences'
  | 'checkOwnSentence'
  | 'correctSentence'
  | 'saveSentence'
  | 'deleteSentence'
  | 'listLeeches'
  | 'recordAsked'
>

export function sentenceHandlers(deps: Deps, source: LexiconSource): SentenceHandlers {
  const provider = createAi(deps.env.ai)
  const correct = createCorrection(deps, provider && countAi(provider, deps.metrics))
  return {
    listSentences: ({ query }, { session }) => readSentences(deps, session, query.word),
    listNoteSentences: ({ params }, { session }) => readNoteSentences(deps, session, params.id),
    checkOwnSentence: ({ body }, { session, language }) => check(deps, source, session, body, language),
    async correctSentence({ body }, { session, language, signal }) {
      const { headword } = await requireWord(deps, session, body.word)
      return correct(session, { headword, text: tidySentence(body.text) }, language, signal)
    },
    saveSentence: async ({ body }, { session }) => ({
      ...(await save(deps, session, body)),
      saved_at: deps.now().toISOString(),
    }),
    deleteSentence: ({ params }, { session }) => remove(deps, session, params.id),
    listLeeches: ({ params }, { session, language }) => readLeeches(deps, session, params.id, language),
    recordAsked: ({ body }, { session }) => markAsked(deps, session, body.word),
  }
}
