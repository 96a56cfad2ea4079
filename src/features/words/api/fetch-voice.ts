import { pathOf } from '#lib/api'

export type Accent = 'us' | 'uk'

/** Milliseconds after which the browser's own voice is the better answer. */
const patience = 8_000

/** The recording of a dictionary word. Rejects when there is none, or no connection. */
export async function fetchVoice(word: string, accent: Accent, rate: 'normal' | 'slow'): Promise<ArrayBuffer> {
  const path = pathOf('/api/words/{word}/audio', { params: { word }, query: { accent, rate } })
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`No voice for ${word}: ${response.status}`)
  return response.arrayBuffer()
}
