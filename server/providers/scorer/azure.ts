/** A service with the interface of Azure's pronunciation assessment: https://learn.microsoft.com/azure/ai-services/speech-service/rest-speech-to-text-short */
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVICE_SECONDS } from '#contract/recording-limits'
import type { ScorerSettings } from '../../env-scorer.ts'
import { createSemaphore } from '../../semaphore.ts'
import { formatWav } from '../../wav.ts'
import { readAzureAnswer } from './azure-answer.ts'
import { ScorerError, ScorerSettingsError, type Score, type Scorer, type SpeechRecording } from './index.ts'

const PATH = '/speech/recognition/conversation/cognitiveservices/v1'
const RATE = 16_000
const TRIES = 3
/** A wrong key, a resource that is closed, and a wrong address. */
const REFUSALS = [401, 403, 404]
const CONCURRENCY = 4
const QUEUE = 20

export interface AzureTimes {
  /** For one try. */
  readonly timeoutMs: number
  /** Before the second try; twice as long before the third. */
  readonly pauseMs: number
}

export function createAzureScorer(
  { url, key, language }: ScorerSettings,
  { timeoutMs, pauseMs }: AzureTimes = { timeoutMs: 10_000, pauseMs: 500 },
): Scorer {
  const takeTurn = createSemaphore(CONCURRENCY, QUEUE)
  const closing = new AbortController()

  async function fetchAssessment({ samples, words }: SpeechRecording): Promise<Score> {
    if (samples.length > SERVICE_SECONDS * RATE) return { outcome: 'too_long' }
    const parameters = {
      ReferenceText: words.map(({ text }) => text).join(' '),
      GradingSystem: 'HundredMark',
      Granularity: 'Phoneme',
      Dimension: 'Comprehensive',
      EnableMiscue: words.length > 1 ? 'True' : 'False',
      PhonemeAlphabet: 'IPA',
      NBestPhonemeCount: 3,
    }
    const response = await fetch(`${url}${PATH}?language=${language}&format=detailed`, {
      method: 'POST',
      headers: {
        'Ocp-Apim-Subscription-Key': key,
        'Content-Type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
        Accept: 'application/json',
        'Pronunciation-Assessment': Buffer.from(JSON.stringify(parameters)).toString('base64'),
      },
      body: formatWav({ rate: RATE, samples: new Int16Array(samples) }),
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((cause: unknown) => {
      throw new ScorerError('The assessment service does not answer.', true, { cause })
    })
    if (!response.ok) {
      await response.body?.cancel()
      if (REFUSALS.includes(response.status))
        throw new ScorerSettingsError(`The assessment service answered ${response.status}: SCORER_URL and SCORER_KEY.`)
      const isPassing = response.status === 429 || response.status >= 500
      throw new ScorerError(`The assessment service answered ${response.status}.`, isPassing)
    }
    const json: unknown = await response.json().catch((cause: unknown) => {
      throw new ScorerError('The assessment service answered no JSON.', true, { cause })
    })
    return readAzureAnswer(json, words)
  }

  async function fetchWithRetries(recording: SpeechRecording): Promise<Score> {
    for (let tries = 1; ; tries++) {
      try {
        return await fetchAssessment(recording)
      } catch (error) {
        if (error instanceof ScorerSettingsError || !isRetryable(error) || tries >= TRIES) throw error
        await sleep(pauseMs * 2 ** (tries - 1), undefined, { signal: closing.signal }).catch(() => {
          throw error
        })
      }
    }
  }

  return {
    score: (recording) => takeTurn(() => fetchWithRetries(recording)),
    close: () => Promise.resolve(closing.abort()),
    concurrency: CONCURRENCY,
  }
}

const isRetryable = (error: unknown) => error instanceof ScorerError && error.isRetryable
