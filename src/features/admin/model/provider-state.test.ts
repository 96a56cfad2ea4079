import { expect, test } from 'vitest'
import { providerState } from './provider-state.ts'

const early = '2026-03-04T04:00:00.000Z'
const late = '2026-03-04T05:00:00.000Z'

test.each([
  ['off', { setup: 'off', last_success_at: early, last_failure_at: late }],
  ['idle', { setup: 'service', last_success_at: null, last_failure_at: null }],
  ['demo', { setup: 'demo', last_success_at: early, last_failure_at: null }],
  ['working', { setup: 'own', last_success_at: late, last_failure_at: early }],
  ['failing', { setup: 'service', last_success_at: early, last_failure_at: late }],
  ['failing', { setup: 'demo', last_success_at: null, last_failure_at: late }],
] as const)('%s: %o', (state, provider) => {
  expect(providerState(provider)).toBe(state)
})
