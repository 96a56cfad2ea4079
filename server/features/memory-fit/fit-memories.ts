/** Fits the memory model to each learner's own log, once a week at most; as many replicas as there are may do it at once. */
import type { MemoryWeights } from '#rules/memory'
import { MIN_REVIEWS } from '#rules/memory-fit'
import type { Deps } from '../../deps.ts'
import { countReviews, readHistories, rebuildCards } from '../answers/index.ts'
import type { Fit } from './fit-weights.ts'
import { claim, listWaiting, readScheduling, saveFit, saveWeights } from './memory-fit.store.ts'
import { fitInWorker } from './run-worker.ts'

const DAY_MS = 86_400_000
/** Who has not been here for longer has no new answers. */
const SINCE_MS = 2 * DAY_MS
/** A week of answers changes a fit; with too few of them the day that brings enough is waited for. */
const NEXT_FIT_MS = 7 * DAY_MS
const NEXT_COUNT_MS = DAY_MS

type FitDeps = Pick<Deps, 'db' | 'log' | 'now'>

/** Looks at the learners whose time has come, one after the other. One whom it fails for is logged and looked at again in a week. */
export async function fitMemories({ db, log, now }: FitDeps, stop: AbortSignal): Promise<void> {
  const at = now()
  for (const { id } of await listWaiting(db, at, new Date(at.getTime() - SINCE_MS))) {
    if (stop.aborted) return
    if (!(await claim(db, id, at, new Date(at.getTime() + NEXT_FIT_MS)))) continue
    try {
      await fitMemory({ db, log, now }, id, stop)
    } catch (error) {
      if (stop.aborted) return
      log.error({ error, userId: id }, 'the memory of a learner could not be fitted')
    }
  }
}

async function fitMemory({ db, log, now }: FitDeps, id: string, stop: AbortSignal): Promise<void> {
  const scheduling = await readScheduling(db, id)
  if (!scheduling) return
  const own: MemoryWeights | null = scheduling.memoryWeights
  if ((await countReviews(db, id)) < MIN_REVIEWS)
    return saveFit(db, id, { nextAt: new Date(now().getTime() + NEXT_COUNT_MS) })
  const fit = await fitInWorker({ histories: await readHistories(db, id), own }, stop)
  if (!fit) return
  const at = now()
  await db.transaction(async (tx) => {
    await saveFit(tx, id, { fittedAt: at, reviews: fit.reviews, ...lossesOf(fit) })
    if (fit.chosen === 'own' || (fit.chosen === 'common' && own === null)) return
    // Stability and difficulty mean nothing without their weights, so every card follows anew from the log.
    const learner = await saveWeights(tx, id, fit.weights)
    if (learner) await rebuildCards(tx, learner)
  })
  log.info({ userId: id, reviews: fit.reviews, chosen: fit.chosen, ...fit.trial }, 'a memory was fitted')
}

/** What the learner is told: the loss of the weights in use beside that of the library's. */
const lossesOf = ({ trial, chosen }: Fit) => ({
  commonLoss: trial.common,
  ownLoss: chosen === 'common' ? trial.fitted : trial[chosen],
})
