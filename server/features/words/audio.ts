/** Words and example sentences, spoken. */
import { createHash } from 'node:crypto'
import type { WordSummary } from '#contract/words'
import type { Deps } from '../../deps.ts'
import { rangeHeadersOf, selectRange } from '#rules/byte-range'
import { HttpError } from '../../http/errors.ts'
import type { Speech } from '../../providers/voice/index.ts'

/** What a caller may ask of a sound. */
export type Manner = Partial<Pick<Speech, 'accent' | 'rate'>>

/** A text and its phonetics as printed; null where none are. */
export interface SpokenText {
  readonly text: string
  readonly ipa: { readonly uk: string | null; readonly us: string | null }
  readonly isOfSense?: boolean
  readonly wordPhonemes?: Readonly<Record<string, string>>
}

export const UNKNOWN_SOUND: SpokenText['ipa'] = { uk: null, us: null }

export const spokenWord = ({ headword, ipa_uk, ipa_us }: WordSummary): SpokenText => ({
  text: headword,
  ipa: { uk: ipa_uk, us: ipa_us },
})

/**
 * Makes the answer with the sound of a text; throws audio_unavailable where none can be had, busy when too many wait. Browsers ask each time
 * whether it has changed: a better voice or a corrected pronunciation is heard at once.
 *
 * @param header reads a header of the call: If-None-Match names sounds that the caller has already, Range a part that a player asks for
 */
export async function soundOf(
  { speaker, log }: Deps,
  { ipa, ...spoken }: SpokenText,
  { accent = 'us', rate = 'normal' }: Manner,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const speech = { ...spoken, phonemes: ipa[accent], accent, rate }
  const name = await speaker.identify(speech)
  if (name === null) throw new HttpError('audio_unavailable')
  // Of what decides the sound, not of the sound: to answer that nothing has changed, nothing is read or made.
  const caching = {
    ETag: `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`,
    'Cache-Control': 'public, no-cache',
  }
  if (header('if-none-match')?.includes(caching.ETag)) return new Response(null, { status: 304, headers: caching })
  const sound = await speaker.say(speech).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    log.warn({ error }, 'a text could not be spoken')
    return null
  })
  if (!sound) throw new HttpError('audio_unavailable')
  const { status, part, headers } = selectRange({ size: sound.byteLength, etag: caching.ETag }, rangeHeadersOf(header))
  return new Response(part && sound.subarray(part.first, part.last + 1), {
    status,
    headers: { 'Content-Type': 'audio/wav', ...caching, ...headers },
  })
}
