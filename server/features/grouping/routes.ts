import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createAi } from '../../providers/ai/create-ai.ts'
import type { LexiconSource } from '../words/index.ts'
import { groupText } from './group-text.ts'

export function groupingHandlers(deps: Deps, source: LexiconSource): Pick<Handlers, 'groupWords'> {
  const ai = createAi(deps.env.ai)
  return {
    groupWords: ({ body }, { session, signal }) => groupText(deps, source, ai, session, body.text, signal),
  }
}
