/** All that is heard of one word as one sound: an element plays it to its end with the screen locked, pauses included. */
import type { MeaningsIn } from '#contract/profile'
import type { WalkWord } from '#contract/walk'
import { encodeWav } from '#features/speech'
import { decode, fetchMeaningVoice, fetchSentenceVoice, fetchVoice, VoiceUnavailableError } from '#features/words'
import type { Accent } from '#features/words'
import { walkParts } from '#rules/walk'
import type { WalkPart, WalkPause } from '#rules/walk'
import { shapeOf } from './plan.ts'

/** Of the product's voices, in samples a second. */
const RATE = 16_000

export interface TrackOptions {
  readonly accent: Accent
  readonly rate: 'normal' | 'slow'
  readonly pause: WalkPause
  /** The learner's language of meanings; a meaning that has faded is said in what it has faded to. */
  readonly meanings: MeaningsIn
}

export interface Track {
  /** Address of the sound in this browser. */
  readonly url: string
  /** What did not come, and is left out. */
  readonly missing: readonly ('meaning' | 'sentence')[]
}

const wavUrl = (samples: Float32Array) =>
  URL.createObjectURL(new Blob([encodeWav(samples, RATE)], { type: 'audio/wav' }))

let silence: string | undefined

/** A second of silence. Played in the press that starts a walk, it is what lets the element play later without another press. */
export const silentUrl = (): string => (silence ??= wavUrl(new Float32Array(RATE)))

/** The samples of a sound; undefined where it does not come within 8 seconds. */
async function samplesOf(fetched: Promise<ArrayBuffer>): Promise<Float32Array | undefined> {
  try {
    return (await decode(await fetched, RATE)).getChannelData(0)
  } catch (error) {
    if (error instanceof VoiceUnavailableError) return undefined
    throw error
  }
}

/** The sound of a word; null where the word itself does not come, so that there is nothing to listen to. */
export async function loadTrack({ word, example }: WalkWord, options: TrackOptions): Promise<Track | null> {
  const { accent, rate, pause } = options
  const parts = walkParts(shapeOf({ word, example }, options.meanings), pause)
  const load = (part: WalkPart): Promise<Float32Array | undefined> => {
    if (part.kind === 'silence') return Promise.resolve(new Float32Array(Math.round(part.seconds * RATE)))
    if (part.kind === 'meaning') return samplesOf(fetchMeaningVoice(word.headword, part.language, accent))
    if (part.kind === 'word') return samplesOf(fetchVoice(word.headword, accent, rate))
    return example ? samplesOf(fetchSentenceVoice(example.id, accent, rate, 'mp3')) : Promise.resolve(undefined)
  }
  const loaded = await Promise.all(parts.map(load))
  if (loaded[0] === undefined) return null
  const missing = parts.flatMap(({ kind }, index) =>
    loaded[index] === undefined && (kind === 'meaning' || kind === 'sentence') ? [kind] : [],
  )
  return { url: wavUrl(join(loaded.flatMap((samples) => samples ?? []))), missing }
}

function join(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
