/** A service on this machine that speaks the protocol of Azure's pronunciation assessment. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseWav } from '../../wav.ts'
import { readEnv } from '../../env.ts'
import { createAzureScorer } from './azure.ts'
import type { Scorer, TargetWord } from './index.ts'

interface Call {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}
type Behaviour = (response: ServerResponse) => void

const calls: Call[] = []
const behaviours: Behaviour[] = []
const server = createServer((request: IncomingMessage, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    calls.push({ url: request.url ?? '', headers: request.headers, body: new Uint8Array(Buffer.concat(parts)) })
    const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    behave?.(response)
  })
})
let scorer: Scorer
let url: string
const waiting = (timeoutMs: number) =>
  createAzureScorer({ url, key: 'the key', language: 'en-GB' }, { timeoutMs, pauseMs: 5 })
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  scorer = waiting(30_000)
})
afterEach(() => {
  calls.length = 0
  behaviours.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answers =
  (json: unknown, status = 200): Behaviour =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json))
const assesses = (...words: object[]) => answers({ RecognitionStatus: 'Success', NBest: [{ Words: words }] })

const samples = Int16Array.from({ length: 1600 }, (_, index) => index)
const think: TargetWord = { text: 'think', phonemes: ['θɪŋk'] }
const score = (...words: TargetWord[]) => scorer.score({ samples, words: words.length > 0 ? words : [think] })

const sink = {
  Word: 'think',
  AccuracyScore: 71,
  ErrorType: 'None',
  Phonemes: [
    {
      Phoneme: 'θ',
      AccuracyScore: 20,
      NBestPhonemes: [
        { Phoneme: 's', Score: 90 },
        { Phoneme: 'θ', Score: 20 },
      ],
    },
    { Phoneme: 'ɪ', AccuracyScore: 70, NBestPhonemes: [{ Phoneme: 'ɪ', Score: 70 }] },
    { Phoneme: 'ŋ', AccuracyScore: 100 },
    { Phoneme: 'k', AccuracyScore: 95 },
  ],
}

describe('a service', () => {
  test('is asked with its key, the language, the words and a WAV file', async () => {
    behaviours.push(assesses(sink))
    await score({ text: 'I', phonemes: ['aɪ'] }, think)
    const [call] = calls
    expect(call?.url).toBe('/speech/recognition/conversation/cognitiveservices/v1?language=en-GB&format=detailed')
    expect(call?.headers).toMatchObject({
      'ocp-apim-subscription-key': 'the key',
      'content-type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
    })
    const parameters: unknown = JSON.parse(
      Buffer.from(String(call?.headers['pronunciation-assessment']), 'base64').toString(),
    )
    expect(parameters).toMatchObject({
      ReferenceText: 'I think',
      GradingSystem: 'HundredMark',
      Granularity: 'Phoneme',
      EnableMiscue: 'True',
      PhonemeAlphabet: 'IPA',
    })
    expect(parseWav(call?.body ?? new Uint8Array())).toEqual({ rate: 16_000, samples })
  })

  test('that hears another phoneme names it', async () => {
    behaviours.push(assesses(sink))
    expect(await score()).toEqual({
      outcome: 'scored',
      overall: 71,
      isRightWord: true,
      words: [
        {
          text: 'think',
          overall: 71,
          isRightWord: true,
          phonemes: [
            { phoneme: 'TH', ipa: 'θ', state: 'replaced', heard: 'S' },
            { phoneme: 'IH', ipa: 'ɪ', state: 'unclear' },
            { phoneme: 'NG', ipa: 'ŋ', state: 'good' },
            { phoneme: 'K', ipa: 'k', state: 'good' },
          ],
        },
      ],
    })
  })

  test('that answers in the form of the SDK is read too', async () => {
    const phonemes = [{ Phoneme: 'ɹ', PronunciationAssessment: { AccuracyScore: 90 } }]
    behaviours.push(assesses({ PronunciationAssessment: { AccuracyScore: 90, ErrorType: 'None' }, Phonemes: phonemes }))
    expect(await score()).toMatchObject({ overall: 90, words: [{ phonemes: [{ phoneme: 'R', state: 'good' }] }] })
  })

  test.each([
    ['without a name', { AccuracyScore: 95, NBestPhonemes: [{ Score: 95 }] }],
    ['with an empty name', { Phoneme: '', AccuracyScore: 95 }],
  ])('that gives phonemes %s, as for en-GB, scores words alone', async (_, phoneme) => {
    behaviours.push(assesses({ AccuracyScore: 88, ErrorType: 'None', Phonemes: [phoneme, phoneme] }))
    expect(await score()).toEqual({
      outcome: 'scored',
      overall: 88,
      isRightWord: true,
      words: [{ text: 'think', overall: 88, isRightWord: true, phonemes: [] }],
    })
  })

  test('that recognizes and does not assess gives no score, instead of a word that was not said', async () => {
    behaviours.push(assesses({ Word: 'think', Phonemes: [{}] }))
    await expect(score()).rejects.toMatchObject({ name: 'ScorerError', isRetryable: false })
    expect(calls).toHaveLength(1)
  })

  test('words that were left out or added keep the others in their places', async () => {
    const omitted = { AccuracyScore: 0, ErrorType: 'Omission', Phonemes: [] }
    const inserted = { ...sink, ErrorType: 'Insertion' }
    behaviours.push(assesses(omitted, inserted, { ...sink, AccuracyScore: 90 }))
    const result = await score({ text: 'I', phonemes: ['aɪ'] }, think)
    expect(result).toMatchObject({
      words: [
        { text: 'I', isRightWord: false },
        { text: 'think', overall: 90 },
      ],
    })
  })

  test.each([
    ['InitialSilenceTimeout', 'silent'],
    ['NoMatch', 'no_speech'],
    ['BabbleTimeout', 'no_speech'],
  ])('%s is %s', async (RecognitionStatus, outcome) => {
    behaviours.push(answers({ RecognitionStatus }))
    expect(await score()).toEqual({ outcome })
  })
})

describe('a service that fails', () => {
  test('once is asked again', async () => {
    behaviours.push(answers({}, 503), (response) => response.destroy(), assesses(sink))
    expect(await score()).toMatchObject({ overall: 71 })
    expect(calls).toHaveLength(3)
  })

  test.each<[string, Behaviour]>([
    ['by 429', answers({}, 429)],
    ['by 500', answers({}, 500)],
    ['by a page', (response) => response.end('<html>')],
    ['by a status', answers({ RecognitionStatus: 'Error' })],
  ])('%s is asked three times, then a later try may succeed', async (_, behaviour) => {
    behaviours.push(behaviour)
    await expect(score()).rejects.toMatchObject({ name: 'ScorerError', isRetryable: true })
    expect(calls).toHaveLength(3)
  })

  test('by silence is asked three times', async () => {
    behaviours.push(() => undefined)
    await expect(waiting(1_500).score({ samples, words: [think] })).rejects.toMatchObject({
      name: 'ScorerError',
      isRetryable: true,
    })
    expect(calls).toHaveLength(3)
  })

  test('by a form of its own is asked once', async () => {
    behaviours.push(answers({ score: 5 }))
    await expect(score()).rejects.toMatchObject({ name: 'ScorerError', isRetryable: false })
    expect(calls).toHaveLength(1)
  })

  test.each([401, 403, 404])(
    'by %d has settings that its operator may mend: it is asked once, and later',
    async (status) => {
      behaviours.push(answers({}, status))
      await expect(score()).rejects.toMatchObject({ name: 'ScorerSettingsError', isRetryable: true })
      expect(calls).toHaveLength(1)
    },
  )

  test('to answer before the server stops is waited for no longer', async () => {
    behaviours.push(() => undefined)
    const settings = { url, key: 'the key', language: 'en-GB' } as const
    const patient = createAzureScorer(settings, { timeoutMs: 60_000, pauseMs: 60_000 })
    const unanswered = patient.score({ samples, words: [think] })
    unanswered.catch(() => {})
    await expect.poll(() => calls.length).toBe(1)
    await patient.close()
    await expect(unanswered).rejects.toMatchObject({ name: 'ScorerError', isRetryable: true })
    expect(calls).toHaveLength(1)
  })

  test('a redirect is not followed', async () => {
    behaviours.push((response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end())
    await expect(score()).rejects.toMatchObject({ name: 'ScorerError' })
  })

  test('what is too long is not sent', async () => {
    const samplesOf = (length: number) => ({ samples: new Int16Array(length), words: [think] })
    expect(await scorer.score(samplesOf(30 * 16_000 + 1))).toEqual({ outcome: 'too_long' })
    expect(calls).toHaveLength(0)
  })
})

test.each([
  ['SCORER_URL', 'SCORER_KEY', { SCORER_URL: 'https://speech.example' }],
  ['SCORER_KEY', 'SCORER_URL', { SCORER_KEY: 'the key' }],
])('a service needs its address and its key: %s', (name, missing, settings) => {
  const start = () => readEnv({ APP_SECRET: 'x'.repeat(32), ...settings })
  expect(start).toThrow(`${name} needs ${missing}`)
})

test('the settings name the service, and nothing is one', () => {
  const settings = { SCORER_URL: 'https://speech.example/', SCORER_KEY: 'the key', SCORER_LANGUAGE: 'en-GB' }
  const scorer = { url: 'https://speech.example', key: 'the key', language: 'en-GB' }
  expect(readEnv({ APP_SECRET: 'x'.repeat(32), ...settings }).scorer).toEqual(scorer)
  expect(readEnv({ APP_SECRET: 'x'.repeat(32) }).scorer).toBeNull()
})
