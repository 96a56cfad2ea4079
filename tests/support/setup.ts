import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { guardConsole, takeConsoleFaults } from './console-guard.ts'

// Runs for every test of every project: noise on the console is a fault somebody should have seen.
let release = (): void => {}

beforeAll(() => {
  release = guardConsole()
})

beforeEach(() => {
  takeConsoleFaults()
})

afterEach(() => {
  const faults = takeConsoleFaults()
  if (faults.length > 0) throw new Error(`The console was not as this test says:\n${faults.join('\n')}`)
})

afterAll(() => {
  release()
})
