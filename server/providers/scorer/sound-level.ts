/** Whether a recording holds anything that may be speech, judged by its level alone. */
import type { NoScore } from './index.ts'

const FULL_SCALE = 32_768
/** 20 ms at 16 kHz. */
const FRAME = 320
/** Of full scale, in dB: speech before a microphone is louder, a quiet room is not. */
const SILENCE_DB = -48
/** Frames this far below the loudest ones are pauses. */
const PAUSE_DB = 25
/** A click is shorter than any word. */
const LEAST_ACTIVE_FRAMES = 5
/** The level of speech moves by more from frame to frame: that of noise by 0.3 dB, of a tone by nothing. */
const STEADY_DB = 1.2
/** Short vowels are steady too. */
const LEAST_STEADY_FRAMES = 15
/** Samples at the limit of the converter, of those that are not pauses. */
const CLIP = 32_600
const CLIPPED_SHARE = 0.01
const FRAME_MS = 20
/** A longer pause belongs to no sentence: half a second. */
const LONGEST_PAUSE_FRAMES = 25

/** Returns why nothing can be scored, or null where the recogniser must judge. */
export function findNoSpeech(samples: Int16Array): NoScore['outcome'] | null {
  const levels = frameLevels(samples)
  const loudest = percentile(levels, 0.98)
  if (levels.length === 0 || loudest < SILENCE_DB) return 'silent'
  const active = levels.filter((level) => level > loudest - PAUSE_DB)
  if (active.length < LEAST_ACTIVE_FRAMES) return 'silent'
  if (isClipped(samples, active.length * FRAME)) return 'too_loud'
  return active.length >= LEAST_STEADY_FRAMES && spread(active) < STEADY_DB ? 'no_speech' : null
}

/** Milliseconds of speech, with its short pauses; 0 where nothing but silence, an even noise or a tone is heard. */
export function measureSpeech(samples: Int16Array): number {
  const reason = findNoSpeech(samples)
  if (reason === 'silent' || reason === 'no_speech') return 0
  const levels = frameLevels(samples)
  const pause = percentile(levels, 0.98) - PAUSE_DB
  let frames = 0
  let last = -Infinity
  for (const [index, level] of levels.entries()) {
    if (level <= pause) continue
    frames += index - last <= LONGEST_PAUSE_FRAMES ? index - last : 1
    last = index
  }
  return frames * FRAME_MS
}

/** Root mean square of each whole frame, in dB of full scale. */
export function frameLevels(samples: Int16Array, frame = FRAME): number[] {
  return Array.from({ length: Math.floor(samples.length / frame) }, (_, nth) => {
    let sum = 0
    for (let index = nth * frame; index < (nth + 1) * frame; index++) sum += (samples[index] ?? 0) ** 2
    return 10 * Math.log10(sum / frame / FULL_SCALE ** 2 + 1e-10)
  })
}

function isClipped(samples: Int16Array, activeSamples: number): boolean {
  let clipped = 0
  for (const sample of samples) if (Math.abs(sample) >= CLIP) clipped++
  return clipped > activeSamples * CLIPPED_SHARE
}

/** Half the distance between the 90th and the 10th percentile: where a sound begins and ends does not count. */
const spread = (levels: readonly number[]) => (percentile(levels, 0.9) - percentile(levels, 0.1)) / 2

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -Infinity
}
