/** Takes runs along while there is a connection. Loaded when the page is idle. */
import type { RunWord } from '#contract/challenges'
import { fetchVoice, VoiceUnavailableError } from '#features/words'
import { isOwnWord } from '#rules/own-words'
import { ApiError } from '#lib/api'
import { isTransportFailure } from '#lib/api-error'
import { newId } from '#lib/new-id'
import { readCopy, writeCopy } from '#lib/offline-store'
import { listPendingKeys } from '#lib/pending-store'
import type { PendingChannel } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import { copyName } from './taken-run.ts'
import type { TakenPlayable, TakenRun, TakenSlot } from './taken-run.ts'

/** What the server is told of a run that is taken along. */
export interface TakenAlong {
  readonly id: string
  readonly offline: true
  readonly replaces?: string
}

export interface RunToTake {
  readonly slot: TakenSlot
  /** See `RunSource`. */
  readonly idName: string
  readonly channel: PendingChannel
  /** Issues the run. @throws {ApiError} */
  readonly create: (taken: TakenAlong) => Promise<TakenPlayable>
}

export interface Learner {
  readonly id: string
  readonly voice_accent: 'us' | 'uk'
  readonly voice_rate: 'normal' | 'slow'
}

/** Milliseconds after which a run that nobody began is issued anew: other words are due by then. */
const STALE_AFTER = 12 * 3_600_000
/** The most words whose sound is brought. */
const MOST_SOUNDS = 24

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
  if (taken && Date.parse(taken.run.expires_at) > now) {
    if (isBegun(learner.id, taken, channel)) return
    if (taken.idName === idName && Date.parse(taken.run.issued_at) > now - STALE_AFTER) return
  }
  try {
    const run = await create({ id: newId(), offline: true, ...(taken && { replaces: taken.run.id }) })
    await writeCopy(session, copyName(slot), { idName, run } satisfies TakenRun)
    await fetchMedia(learner, run.words)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Brings pictures and sounds: the service worker keeps what passes through it. Without one there is nothing to bring them for. */
async function fetchMedia(
  { voice_accent: accent, voice_rate: rate }: Learner,
  words: readonly RunWord[],
): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  for (const { picture } of words) if (picture !== null) await fetch(picture).catch(ignoreTransportFailure)
  const spoken = words.filter(({ id }) => !isOwnWord(id)).slice(0, MOST_SOUNDS)
  for (const { headword } of spoken) await fetchVoice(headword, accent, rate).catch(ignoreVoiceUnavailable)
}

function ignoreTransportFailure(error: unknown): undefined {
  if (!isTransportFailure(error)) throw error
}

function ignoreVoiceUnavailable(error: unknown): undefined {
  if (!(error instanceof VoiceUnavailableError)) throw error
}
