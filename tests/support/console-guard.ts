/** A console level that no test may leave unexplained. */
export type GuardedLevel = 'error' | 'warn'

interface Expectation {
  level: GuardedLevel
  text: string | RegExp
  met: boolean
}

/**
 * What React says of the test tool, not of what is tested: Storybook renders inside `act` and turns the same `act` off while a story waits, and on a busy
 * machine the two overlap now and then.
 */
const OF_THE_TOOL = 'The current testing environment is not configured to support act(...)'

let expectations: Expectation[] = []
let unexpected: string[] = []

/**
 * Declares that the running test makes the code print this; anything else at these levels fails the test,
 * and so does an expected message that never came.
 */
export function expectConsole(level: GuardedLevel, text: string | RegExp): void {
  expectations.push({ level, text, met: false })
}

/** Starts listening on console.error and console.warn; the answer puts the real ones back. */
export function guardConsole(): () => void {
  const real = { error: console.error, warn: console.warn }
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const message = parts.map(textOf).join(' ')
      if (message === OF_THE_TOOL) return
      const known = expectations.find((each) => each.level === level && matches(message, each.text))
      if (known) known.met = true
      else {
        unexpected.push(`console.${level}: ${message}`)
        real[level](...parts)
      }
    }
  }
  return () => Object.assign(console, real)
}

/** What went wrong since the last call, one line each; empty when the console was as the test said. Forgets it. */
export function takeConsoleFaults(): string[] {
  const missing = expectations.filter((each) => !each.met)
  const faults = [...unexpected, ...missing.map((each) => `expected console.${each.level} never came: ${each.text}`)]
  expectations = []
  unexpected = []
  return faults
}

function matches(message: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? message.includes(text) : text.test(message)
}

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message
  return typeof part === 'string' ? part : JSON.stringify(part)
}
