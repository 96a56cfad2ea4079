import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { createAi } from '../../providers/ai/create-ai.ts'
import { countAi } from '../../provider-outcomes.ts'
import type { LexiconSource } from '../words/index.ts'
import { groupText } from './group-text.ts'

export function groupingHandlers(deps: Deps, source: LexiconSource): Pick<Handlers, 'groupWords'> {
  const provider = createAi(deps.env.ai)
  const ai = provider && countAi(provider, deps.metrics)
  return {
    groupWords: ({ body }, { session, signal }) => groupText(deps, source, ai, session, body.text, signal),
  }
}
