/** Settings of the service that speaks words. */

/** A service that speaks OpenAI's interface for speech. */
export interface TtsSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** Name of the voice for each accent. */
  readonly voices: { readonly us: string; readonly uk: string }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

interface Values {
  readonly TTS_BASE_URL?: string | undefined
  readonly TTS_API_KEY?: string | undefined
  readonly TTS_MODEL?: string | undefined
  readonly TTS_VOICE_US?: string | undefined
  readonly TTS_VOICE_UK?: string | undefined
}

/** The service of TTS_*; null without its address, and a fault where the rest is not there. */
export function ttsOf(values: Values): TtsSettings | { readonly fault: string } | null {
  const { TTS_BASE_URL: url, TTS_API_KEY: apiKey, TTS_MODEL: model, TTS_VOICE_US: us, TTS_VOICE_UK: uk } = values
  if (!url) return null
  if (!model || !us) return { fault: 'TTS_BASE_URL needs TTS_MODEL and TTS_VOICE_US.' }
  return { baseUrl: withoutSlash(url), apiKey, model, voices: { us, uk: uk ?? us } }
}
