/** From what the browser recorded to the WAV file that is kept, and from a file to what is drawn. */
import { RECORDING_RATE } from '#contract/recording-limits'
import { peaksOf } from './level.ts'
import { finishSound } from './finish-sound.ts'
import type { FinishedSound, RawSound } from './finish-sound.ts'

/** The browser cannot read the sound. */
export class SoundDecodeError extends Error {
  override readonly name = 'SoundDecodeError'
}

/** A rate that every browser decodes to. */
const DECODE_RATE = 48_000

/**
 * Decodes by OfflineAudioContext, which only a page has, not a worker; the decoding itself happens on a thread of the browser.
 * @throws {SoundDecodeError}
 */
async function decode(bytes: ArrayBuffer, rate: number): Promise<AudioBuffer> {
  try {
    return await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)
  } catch (cause) {
    // No Web Audio at all is a ReferenceError, an unreadable file a DOMException.
    if (cause instanceof DOMException || cause instanceof ReferenceError)
      throw new SoundDecodeError('The browser cannot decode this sound', { cause })
    throw cause
  }
}

/** Works in the worker; on the page where its script does not come, such as on a first visit that has lost its connection. */
async function workOn(sound: RawSound, seconds: number): Promise<FinishedSound> {
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<FinishedSound | undefined>()
  worker.onmessage = ({ data }: MessageEvent<FinishedSound>) => resolve(data)
  worker.onerror = () => resolve(undefined)
  // Copied, not transferred: the page may have to do the work.
  worker.postMessage({ sound, seconds })
  const finished = await promise
  worker.terminate()
  return finished ?? finishSound(sound, seconds)
}

/** Makes the file that is kept, of so many seconds at most. @throws {SoundDecodeError} */
export async function finishRecording(recorded: Blob, seconds: number): Promise<FinishedSound> {
  const buffer = await decode(await recorded.arrayBuffer(), DECODE_RATE)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  return workOn({ channels, rate: buffer.sampleRate }, seconds)
}

/** What is drawn and played of a sound. */
export interface Sound {
  readonly blob: Blob
  readonly ms: number
  /** The bars of its waveform, 0 to 1. */
  readonly peaks: readonly number[]
}

const BARS = 64

/** Reads a file. @throws {SoundDecodeError} */
export async function readSound(blob: Blob): Promise<Sound> {
  const buffer = await decode(await blob.arrayBuffer(), RECORDING_RATE)
  return { blob, ms: Math.round(buffer.duration * 1000), peaks: peaksOf(buffer.getChannelData(0), BARS) }
}
