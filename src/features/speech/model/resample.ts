/** Changes the sample rate of a sound by a windowed-sinc filter, tabulated by phase (polyphase). */

/** Zero crossings of the sinc on each side: the steeper the filter, the less of what is above half the new rate folds back. */
const CROSSINGS = 16
/** Share of half the lower rate that passes; the filter falls above it. */
const PASSBAND = 0.9

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Blackman: what it lets through beside the passband is below -70 dB. `x` from -1 to 1. */
const blackman = (x: number): number => 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x)

interface Filter {
  /** Samples on each side of a position. */
  readonly reach: number
  /** By phase: the weight of each sample, whose sum is 1. */
  readonly weights: readonly Float32Array[]
}

function createFilter(phases: number, ratio: number): Filter {
  const cutoff = Math.min(1, ratio) * PASSBAND
  const width = CROSSINGS / cutoff
  const reach = Math.ceil(width)
  const weights = Array.from({ length: phases }, (_, phase) => {
    const row = Float32Array.from({ length: 2 * reach }, (__, index) => {
      const distance = index - reach + 1 - phase / phases
      return Math.abs(distance) < width ? sinc(distance * cutoff) * blackman(distance / width) : 0
    })
    const sum = row.reduce((total, weight) => total + weight, 0)
    return row.map((weight) => weight / sum)
  })
  return { reach, weights }
}

/** The samples at another rate. Rates are whole numbers of Hz above 0; beyond the ends of the sound is silence. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const divisor = greatestCommonDivisor(from, to)
  const [step, phases] = [from / divisor, to / divisor]
  const { reach, weights } = createFilter(phases, to / from)
  const output = new Float32Array(Math.round((samples.length * to) / from))
  for (let index = 0; index < output.length; index += 1) {
    const position = Math.floor((index * step) / phases)
    const row = weights[(index * step) % phases] ?? new Float32Array()
    const first = position - reach + 1
    let sum = 0
    for (let tap = Math.max(0, -first); tap < row.length && first + tap < samples.length; tap += 1) {
      sum += (samples[first + tap] ?? 0) * (row[tap] ?? 0)
    }
    output[index] = sum
  }
  return output
}

/** The mean of the channels. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map(
    (sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length,
  )
}
