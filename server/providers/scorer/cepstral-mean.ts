/**
 * The mean of the cepstrum, which the engine takes off what it hears, because voices, rooms and microphones differ by it. The engine lets it run on from one
 * recording to the next, so that a score would depend on who spoke before. Here it is that of the recording.
 */

/** The engine's memory. It does not grow. */
export interface EngineMemory {
  readonly HEAPF32: Float32Array
  readonly HEAPU32: Uint32Array
}

interface CepstralMean {
  /** Sets it, and forgets what was heard before. It counts as so many frames in what is measured next; none when left out. */
  set(mean: ArrayLike<number>, frames?: number): void
  /** The mean of all that was heard since it was set. */
  measure(): ArrayLike<number>
}

/** The values with which a model begins, of the line `-cmninit` in its file of features. */
export function readInitialMean(features: string): number[] {
  const values = /^-cmninit\s+(\S+)$/m.exec(features)?.[1]?.split(',').map(Number)
  if (!values || values.some(Number.isNaN)) throw new Error('The model does not say with which mean it begins.')
  return values
}

/** Places of the engine's record, in words of four bytes: pointers to the mean and to the sums, the number of frames, and of values in each. */
const MEAN = 0
const SUMS = 2
const FRAMES = 3
const LENGTH = 4

/** Finds the engine's record by the values it begins with. Throws where it is not there exactly once: another version of the engine. */
export function findCepstralMean(memory: EngineMemory, initial: readonly number[]): CepstralMean {
  const used = usedBytes(memory.HEAPU32)
  const [HEAPF32, HEAPU32] = [memory.HEAPF32.subarray(0, used / 4), memory.HEAPU32.subarray(0, used / 4)]
  const wanted = initial.map(Math.fround)
  const means = placesOf(HEAPF32, wanted[0] ?? 0).filter((at) =>
    wanted.every((value, nth) => HEAPF32[at + nth] === value),
  )
  const [record = 0, ...others] = means.flatMap((at) =>
    placesOf(HEAPU32, 4 * at).filter((place) => HEAPU32[place + LENGTH] === wanted.length),
  )
  if (record === 0 || others.length > 0) throw new Error('The mean of the cepstrum was not found in the engine.')
  const partAt = (place: number) => {
    const start = (HEAPU32[record + place] ?? 0) / 4
    return HEAPF32.subarray(start, start + wanted.length)
  }
  return {
    set(mean, frames = 0) {
      partAt(MEAN).set(mean)
      partAt(SUMS).set(Array.from(mean, (value) => value * frames))
      HEAPU32[record + FRAMES] = frames
    },
    measure() {
      const frames = HEAPU32[record + FRAMES] ?? 0
      return frames === 0 ? partAt(MEAN).slice() : partAt(SUMS).map((sum) => sum / frames)
    },
  }
}

const CHUNK = 2 ** 20
/** So many chunks of zeros in a row are the part of the memory that was never used. */
const UNUSED_CHUNKS = 16

/** Where the used part of the memory ends. Reading the rest, 300 MB, would take as much of the machine's memory, and the process would be replaced. */
function usedBytes({ buffer, byteLength }: Uint32Array): number {
  const zeros = new Uint8Array(CHUNK)
  let used = 0
  for (let at = 0; at < byteLength && at - used < UNUSED_CHUNKS * CHUNK; at += CHUNK) {
    const chunk = new Uint8Array(buffer, at, Math.min(CHUNK, byteLength - at))
    if (Buffer.compare(chunk, zeros.subarray(0, chunk.length)) !== 0) used = at + chunk.length
  }
  return used
}

function placesOf(memory: Float32Array | Uint32Array, value: number): number[] {
  const places: number[] = []
  for (let at = memory.indexOf(value); at >= 0; at = memory.indexOf(value, at + 1)) places.push(at)
  return places
}
