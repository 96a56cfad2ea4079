import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsole, guardConsole, takeConsoleFaults } from '#tests/console-guard'

// The guard that stands around every test, tried on itself.

let release = (): void => {}
let shown: unknown[][] = []

beforeEach(() => {
  const real = console.error
  console.error = (...parts: unknown[]) => shown.push(parts)
  const unguard = guardConsole()
  shown = []
  release = () => {
    unguard()
    console.error = real
  }
})

afterEach(() => {
  release()
})

test('noise is a fault and is still shown', () => {
  console.error('boom', { code: 7 })
  expect(takeConsoleFaults()).toEqual(['console.error: boom {"code":7}'])
  expect(shown).toEqual([['boom', { code: 7 }]])
})

test('an expected message is no fault', () => {
  expectConsole('error', /^bo+m/)
  console.error('boom')
  expect(takeConsoleFaults()).toEqual([])
  expect(shown).toEqual([])
})

test('an expected message that never comes is a fault', () => {
  expectConsole('warn', 'late')
  expect(takeConsoleFaults()).toEqual(['expected console.warn never came: late'])
})

test('what React says of the test tool alone is none; the same beside anything else is', () => {
  const message = 'The current testing environment is not configured to support act(...)'
  console.error(message)
  expect(takeConsoleFaults()).toEqual([])
  console.error(message, 'boom')
  expect(takeConsoleFaults()).toEqual([`console.error: ${message} boom`])
})
