import type { Language } from '#contract/locales'
import { pathOf } from '#lib/api'
import { soundEdition } from '../model/sound-edition.ts'
import { isTransportFailure } from '#lib/api-error'

export type Accent = 'us' | 'uk'

/** Milliseconds after which the browser's own voice is the better answer. */
const patience = 8_000

/** The server has no voice to play: the browser's own voice may say the word. */
export class VoiceUnavailableError extends Error {
  override readonly name = 'VoiceUnavailableError'
}

/** MP3 is an eighth as large; a recording is compared with WAV, whose sound begins where the file does. */
type Format = 'mp3' | 'wav'

/** The voice of a dictionary word. @throws {VoiceUnavailableError} when there is none, or no connection */
export const fetchVoice = (
  word: string,
  accent: Accent,
  rate: 'normal' | 'slow',
  format: Format = 'mp3',
): Promise<ArrayBuffer> =>
  fetchSound(
    pathOf('/api/words/{word}/audio', { params: { word }, query: { accent, rate, format, edition: soundEdition() } }),
    word,
  )

/** The voice of an example sentence; WAV unless told otherwise. @throws {VoiceUnavailableError} when there is none, or no connection */
export const fetchSentenceVoice = (
  id: string,
  accent: Accent,
  rate: 'normal' | 'slow',
  format?: Format,
): Promise<ArrayBuffer> =>
  fetchSound(
    pathOf('/api/sentences/{id}/audio', { params: { id }, query: { accent, rate, format, edition: soundEdition() } }),
    id,
  )

/** What a dictionary word means, said in a language. @throws {VoiceUnavailableError} when no voice says it, or there is no connection */
export const fetchMeaningVoice = (word: string, meaning: Language, accent: Accent): Promise<ArrayBuffer> =>
  fetchSound(
    pathOf('/api/words/{word}/audio', {
      params: { word },
      query: { accent, meaning, format: 'mp3', edition: soundEdition() },
    }),
    word,
  )

async function fetchSound(path: string, name: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(patience) })
    if (response.ok) return await response.arrayBuffer()
    throw new VoiceUnavailableError(`No voice for ${name}: ${response.status}`)
  } catch (cause) {
    throw isTransportFailure(cause) ? new VoiceUnavailableError(`No connection for ${name}`, { cause }) : cause
  }
}
