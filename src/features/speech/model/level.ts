/** How loud a sound is, and what the learner is told about it. Levels are dBFS: 0 is the loudest, silence is -Infinity. */

/** Below this nothing was said. Quiet speech is some 15 dB above it, the noise of a room some 15 dB below. */
const SILENCE_DB = -50
/** From this part of full scale on, peaks are cut off and consonants change. */
const CLIPPED = 0.985
/** The lowest level that a meter shows. */
const METER_FLOOR_DB = -60
/** Milliseconds: so long nothing is heard before it is said, and so long 'too loud' stays after its cause. */
const PATIENCE = { silence: 2_500, loud: 1_500 } as const

export interface Level {
  /** The largest sample, 0 to 1. */
  readonly peak: number
  /** The mean level. */
  readonly db: number
}

export function measureLevel(samples: Float32Array): Level {
  let peak = 0
  let power = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    power += sample * sample
  }
  return { peak, db: 10 * Math.log10(power / Math.max(1, samples.length)) }
}

/** The part of a meter that a level fills, 0 to 1. */
export const meterShare = ({ db }: Level): number => Math.max(0, Math.min(1, 1 - db / METER_FLOOR_DB))

/** Seconds of the parts in which a sound is searched for speech, and what stays around it: quiet consonants begin and end words. */
const WINDOW = 0.05
const MARGIN = 0.3

/** The sound without the silence before and after what was said; nothing when nothing was said. */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const size = Math.max(1, Math.round(rate * WINDOW))
  const margin = Math.round(rate * MARGIN)
  let first = samples.length
  let last = 0
  for (let start = 0; start < samples.length; start += size) {
    if (measureLevel(samples.subarray(start, start + size)).db <= SILENCE_DB) continue
    first = Math.min(first, start)
    last = start + size
  }
  return last === 0 ? new Float32Array() : samples.subarray(Math.max(0, first - margin), last + margin)
}

/** What a recorder says while it records. */
export type Signal = 'good' | 'silent' | 'loud'

export interface SignalMonitor {
  /** Takes the level at a moment, in milliseconds since the beginning. */
  readonly observe: (level: Level, ms: number) => Signal
}

/** Tells from levels whether the learner is heard: not at all for 2.5 s, too loud within the last 1.5 s, or well. */
export function createSignalMonitor(): SignalMonitor {
  let heardAt = 0
  let loudAt = Number.NEGATIVE_INFINITY
  return {
    observe: (level, ms) => {
      if (level.db > SILENCE_DB) heardAt = ms
      if (level.peak >= CLIPPED) loudAt = ms
      if (ms - loudAt < PATIENCE.loud) return 'loud'
      return ms - heardAt >= PATIENCE.silence ? 'silent' : 'good'
    },
  }
}

/** The largest sample of each of `count` equal parts, 0 to 1: the bars of a waveform. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * samples.length) / count)
    const end = Math.max(start + 1, Math.floor(((index + 1) * samples.length) / count))
    return measureLevel(samples.subarray(start, end)).peak
  })
}
