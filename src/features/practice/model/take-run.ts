/** Takes runs along while there is a connection. Loaded when the page is idle. */
import { fetchVoice, VoiceUnavailableError } from '#features/words'
import { isOwnWord } from '#rules/own-words'
import { ApiError } from '#lib/api'
import { isTransportFailure } from '#lib/api-error'
import { readCopy, writeCopy } from '#lib/offline-store'
import { listPendingKeys } from '#lib/pending-store'
import type { PendingChannel } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import { decideTaking } from './decide-taking.ts'
import type { TakenAlong } from './decide-taking.ts'
import { copyName } from './taken-run.ts'
import type { TakenPlayable, TakenRun, TakenSlot } from './taken-run.ts'

export interface RunToTake {
  readonly slot: TakenSlot
  /** See `RunSource`. */
  readonly idName: string
  readonly channel: PendingChannel
  /** Issues the run; of an id that it has issued before, the server gives what is still played of it. @throws {ApiError} */
  readonly create: (taken: TakenAlong) => Promise<TakenPlayable>
}

export interface Learner {
  readonly id: string
  readonly voice_accent: 'us' | 'uk'
  readonly voice_rate: 'normal' | 'slow'
}

/** The most words whose sound is brought. */
const MOST_SOUNDS = 24
/** Milliseconds that the service worker of a first visit has to be installed. */
const TAKEOVER_PATIENCE = 60_000

/** Its answers are in this browser, or it is the run in progress here: it stays until it is over. */
function isBegun(userId: string, { idName, run }: TakenRun, channel: PendingChannel): boolean {
  const store = userStore(userId)
  return store.get<string>(idName) === run.id || listPendingKeys(store, channel).includes(run.id)
}

/** Sees to it that a run is here. What the server refuses, such as a review when nothing is due, is not taken along. */
export async function takeRun(learner: Learner, { slot, idName, channel, create }: RunToTake): Promise<void> {
  const session = token.read()
  if (session === null) return
  const taken = await readCopy<TakenRun>(session, copyName(slot))
  const now = Date.now()
  const next = decideTaking(taken, { idName, isBegun: !!taken && isBegun(learner.id, taken, channel), now })
  if (next === 'keep') return
  if (next === 'keep-with-media') return taken && fetchMedia(learner, slot, taken.run)
  try {
    const run = await create(next)
    await writeCopy(session, copyName(slot), { idName, run, checkedAt: now } satisfies TakenRun)
    await fetchMedia(learner, slot, run)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Whether the service worker keeps what this page fetches. On a first visit it takes over once it is installed. */
async function isControlled(): Promise<boolean> {
  const workers = navigator.serviceWorker
  if (!workers) return false
  if (!workers.controller) {
    const { promise, resolve } = Promise.withResolvers<void>()
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, TAKEOVER_PATIENCE)
    await promise
  }
  return workers.controller !== null
}

/**
 * Brings pictures and sounds of a run, once: the service worker keeps what passes through it. Without one there is nothing to bring them for.
 * When the connection goes meanwhile, they are brought the next time.
 */
async function fetchMedia(learner: Learner, slot: TakenSlot, { id, words }: TakenPlayable): Promise<void> {
  const store = userStore(learner.id)
  const name = `media-of/${slot}`
  if (store.get<string>(name) === id || !(await isControlled())) return
  for (const { picture } of words) if (picture !== null && !(await arrives(picture))) return
  const spoken = words.filter((word) => !isOwnWord(word.id)).slice(0, MOST_SOUNDS)
  for (const { headword } of spoken)
    await fetchVoice(headword, learner.voice_accent, learner.voice_rate).catch(ignoreVoiceUnavailable)
  if (navigator.onLine) store.set(name, id)
}

/** Whether the server answered. A picture that it lacks is not asked for again. */
async function arrives(address: string): Promise<boolean> {
  try {
    await fetch(address)
    return true
  } catch (error) {
    if (isTransportFailure(error)) return false
    throw error
  }
}

function ignoreVoiceUnavailable(error: unknown): undefined {
  if (!(error instanceof VoiceUnavailableError)) throw error
}
