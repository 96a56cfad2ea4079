/** A service that speaks OpenAI's interface for speech, where one is configured: the best voice. */
import type { TtsSettings } from '../../env-voice.ts'
import type { Voice } from './index.ts'

const TIMEOUT_MS = 8_000
/** A sentence of ours takes far less. */
const MOST_BYTES = 4 * 1024 * 1024
/** Of normal pace. */
const SLOW = 0.75

export function createRemote({ baseUrl, apiKey, model, voices }: TtsSettings): Voice {
  return {
    id: `remote ${model} ${voices.us} ${voices.uk}`,
    speaks: ({ isOfSense }) => Promise.resolve(!isOfSense),
    async synthesize({ text, accent, rate }) {
      const response = await fetch(`${baseUrl}/audio/speech`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({
          model,
          voice: voices[accent],
          input: text,
          response_format: 'wav',
          speed: rate === 'slow' ? SLOW : 1,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`The speech service answered ${response.status}.`)
      }
      const sound = new Uint8Array(await response.arrayBuffer())
      if (sound.byteLength > MOST_BYTES || !isWav(sound)) throw new Error('The speech service answered no WAV file.')
      return sound
    },
  }
}

/** 'RIFF' .... 'WAVE' */
const isWav = (sound: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(sound.subarray(0, 12)).replace(/^(RIFF)[^]{4}/, '$1') === 'RIFFWAVE'
