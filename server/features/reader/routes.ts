import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { openLexicon, type LexiconSource } from '../words/index.ts'
import { keepGraded, listGraded } from './graded-texts.ts'
import * as texts from './reader-texts.ts'
import { readCoverage, readMeanings } from './reader-words.ts'

type ReaderHandlers = Pick<
  Handlers,
  | 'addReaderText'
  | 'listReaderTexts'
  | 'getReaderText'
  | 'getReaderWords'
  | 'readMeanings'
  | 'renameReaderText'
  | 'saveReaderPosition'
  | 'deleteReaderText'
  | 'restoreReaderText'
  | 'listGradedTexts'
  | 'keepGradedText'
>

export function readerHandlers(deps: Deps, source: LexiconSource): ReaderHandlers {
  const open = () => openLexicon(deps, source)
  return {
    addReaderText: async ({ body }, { session }) => texts.add(deps, await open(), session, body),
    listReaderTexts: async ({ query }, { session }) => texts.list(deps, await open(), session, query.cursor),
    getReaderText: ({ params }, { session }) => texts.read(deps.db, session, params.id),
    getReaderWords: async ({ params }, { session }) => readCoverage(deps, await open(), session, params.id),
    readMeanings: async ({ query }) => readMeanings(await open(), query.ids),
    async renameReaderText({ params, body }, { session }) {
      await texts.rename(deps.db, session, params.id, body.title)
      return undefined
    },
    async saveReaderPosition({ params, body }, { session }) {
      await texts.savePosition(deps.db, session, params.id, body.position)
      return undefined
    },
    async deleteReaderText({ params }, { session }) {
      await texts.remove(deps, session, params.id)
      return undefined
    },
    async restoreReaderText({ params }, { session }) {
      await texts.restore(deps, session, params.id)
      return undefined
    },
    listGradedTexts: async (_, { session }) => listGraded(deps, await open(), session),
    keepGradedText: async ({ body }, { session }) => keepGraded(deps, await open(), session, body.id),
  }
}
