/** What the worker does with the samples of a recording: pure, so that tests run it without a worker. */
import { RECORDING_RATE } from '#contract/recording-limits'
import { trimSilence } from './level.ts'
import { mixToMono, resample } from './resample.ts'
import { encodeWav } from './wav.ts'

/** Samples as the browser decoded them. */
export interface RawSound {
  readonly channels: readonly Float32Array<ArrayBuffer>[]
  /** Samples a second. */
  readonly rate: number
}

export interface FinishedSound {
  /** A WAV file as the server takes it: 16 kHz, one channel, 16 bits. */
  readonly wav: ArrayBuffer
  readonly ms: number
  /** Nothing was said. */
  readonly silent: boolean
}

/** Mixes, resamples, trims and writes a recording; what is longer than so many seconds is cut off. */
export function finishSound({ channels, rate }: RawSound, seconds: number): FinishedSound {
  const resampled = resample(mixToMono(channels), rate, RECORDING_RATE).subarray(0, seconds * RECORDING_RATE)
  const samples = trimSilence(resampled, RECORDING_RATE)
  return {
    wav: encodeWav(samples, RECORDING_RATE),
    ms: Math.round((samples.length / RECORDING_RATE) * 1000),
    silent: samples.length === 0,
  }
}
