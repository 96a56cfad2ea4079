/** A service with the interface of Azure's pronunciation assessment: https://learn.microsoft.com/azure/ai-services/speech-service/rest-speech-to-text-short */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ScorerSettings } from '../../env-scorer.ts'
import { createSemaphore } from '../../semaphore.ts'
import { formatWav } from '../../wav.ts'
import { readAzureAnswer } from './azure-answer.ts'
import { ScorerError, type Score, type Scorer, type SpeechRecording } from './index.ts'

const PATH = '/speech/recognition/conversation/cognitiveservices/v1'
const RATE = 16_000
/** The service assesses no more. */
const MOST_SECONDS = 30
const TRIES = 3
const AT_ONCE = 4
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
  const takeTurn = createSemaphore(AT_ONCE, QUEUE)

  async function ask({ samples, words }: SpeechRecording): Promise<Score> {
    if (samples.length > MOST_SECONDS * RATE)
      throw new ScorerError(`The service assesses at most ${MOST_SECONDS} seconds.`, false)
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
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ScorerError('The assessment service does not answer.', true, { cause })
    })
    if (!response.ok) {
      await response.body?.cancel()
      const isPassing = response.status === 429 || response.status >= 500
      throw new ScorerError(`The assessment service answered ${response.status}.`, isPassing)
    }
    const json: unknown = await response.json().catch((cause: unknown) => {
      throw new ScorerError('The assessment service answered no JSON.', true, { cause })
    })
    return readAzureAnswer(json, words)
  }

  async function askWithRetries(recording: SpeechRecording): Promise<Score> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask(recording)
      } catch (error) {
        if (!(error instanceof ScorerError) || !error.isRetryable || tries >= TRIES) throw error
        await sleep(pauseMs * 2 ** (tries - 1))
      }
    }
  }

  return { score: (recording) => takeTurn(() => askWithRetries(recording)), close: () => Promise.resolve() }
}
