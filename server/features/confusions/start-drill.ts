/** A short session that sets two words against each other. */
import type { startDrill as startDrillEndpoint } from '#contract/confusions'
import type { HandlerInput } from '#contract/core'
import type { Practice } from '#contract/practice'
import { buildDrill } from '#rules/drill'
import { seededRandom } from '#rules/random'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { issue, listens, readAskedWords, readNeighbours, repeated } from '../practice/index.ts'

/** Throws practice_empty where one of the words is not there, or both are one. */
export async function startDrill(
  deps: Deps,
  session: Session,
  { id, word_ids: wordIds, kind, listening }: HandlerInput<typeof startDrillEndpoint>['body'],
): Promise<Practice> {
  const before = await repeated(deps, session, id)
  if (before) return before
  if (!deps.contentReady()) throw new HttpError('content_loading')
  const [one, other] = await readAskedWords(deps.db, session.userId, wordIds)
  if (!one || !other) throw new HttpError('practice_empty')
  const questions = buildDrill({
    words: [one, other],
    kind,
    pool: await readNeighbours(deps.db, [one, other]),
    listening: listening !== false && listens(session, deps.now()),
    random: seededRandom(`${session.userId} ${id}`),
  })
  return issue(deps, session, { id, source: 'drill', questions })
}
