/** Arithmetic of measurements. */

/** The value below which the share `q` (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * q
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  return low + (high - low) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats until the answer is not undefined. Throws with `what` after `ms` milliseconds. */
export async function until<T>(what: string, ms: number, ask: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error(`${what} did not happen within ${ms} ms`)
}
