/** Words and example sentences, spoken. */
import { createHash } from 'node:crypto'
import type { WordSummary } from '#contract/words'
import type { Deps } from '../../deps.ts'
import type { LexiconSource } from './lexicon-source.ts'
import { rangeHeadersOf, selectRange } from '#rules/byte-range'
import { HttpError } from '../../http/errors.ts'
import type { SoundFormat, Speech } from '../../providers/voice/index.ts'

/** Names what every sound is made from; null before the dictionary has been read. The document tells it to the page. */
export function soundEdition({ speaker }: Pick<Deps, 'speaker'>, source: LexiconSource): string | null {
  const words = source.edition()
  return words === null ? null : hashOf(`${speaker.edition}|${words}`).slice(0, 12)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What a caller may ask of a sound. */
export type Manner = Partial<Pick<Speech, 'accent' | 'rate'>> & {
  readonly format?: SoundFormat | undefined
  /** Whether the address names the edition that this sound is of. */
  readonly isNamed?: boolean
}

const CONTENT_TYPES = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const satisfies Record<SoundFormat, string>

/** A text and its phonetics as printed; null where none are. */
export interface SpokenText {
  readonly text: string
  readonly ipa: { readonly uk: string | null; readonly us: string | null }
  readonly isOfSense?: boolean
  /** Of the text, where it is not English. */
  readonly language?: 'zh'
  readonly wordPhonemes?: Readonly<Record<string, string>>
}

export const UNKNOWN_SOUND: SpokenText['ipa'] = { uk: null, us: null }

export const spokenWord = ({ headword, ipa_uk, ipa_us }: WordSummary): SpokenText => ({
  text: headword,
  ipa: { uk: ipa_uk, us: ipa_us },
})

const etagOf = (name: string) => `"${hashOf(name).slice(0, 22)}"`

/**
 * Makes the answer with the sound of a text; throws audio_unavailable where none can be had, busy when too many wait. Browsers ask each time
 * whether it has changed, so that a better voice or a corrected pronunciation is heard at once; of an address that names its edition they keep it.
 *
 * @param header reads a header of the call: If-None-Match names sounds that the caller has already, Range a part that a player asks for
 */
export async function soundOf(
  { speaker, log }: Deps,
  { ipa, ...spoken }: SpokenText,
  { accent = 'us', rate = 'normal', format = 'wav', isNamed = false }: Manner,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const speech = { ...spoken, phonemes: ipa[accent], accent, rate }
  const name = await speaker.identify(speech, format)
  if (name === null) throw new HttpError('audio_unavailable')
  // Of what decides the sound, not of the sound: to answer that nothing has changed, nothing is read or made.
  const caching = {
    ETag: etagOf(name),
    'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  }
  if (header('if-none-match')?.includes(caching.ETag)) return new Response(null, { status: 304, headers: caching })
  const made = await speaker.speak(speech, format).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    log.warn({ error }, 'a text could not be spoken')
    return null
  })
  if (!made) throw new HttpError('audio_unavailable')
  const { sound } = made
  // A voice that stood in for a better one, which may take too long on a busy machine, is heard this once.
  const kept = made.name === name ? caching : { ETag: etagOf(made.name), 'Cache-Control': 'no-store' }
  const { status, part, headers } = selectRange({ size: sound.byteLength, etag: kept.ETag }, rangeHeadersOf(header))
  return new Response(part && sound.subarray(part.first, part.last + 1), {
    status,
    headers: { 'Content-Type': CONTENT_TYPES[format], ...kept, ...headers },
  })
}
