import { expect, test } from 'vitest'
import { readLiveEvent } from './events.ts'

test('an event names a resource; broken and unknown ones are passed over', () => {
  const told = [
    '{"resource":"stats"}',
    '{broken',
    '{"resource":"weather"}',
    '{"resource":"toString"}',
    'null',
    '{"resource":"user"}',
  ]
  expect(told.flatMap((data) => readLiveEvent(data) ?? [])).toEqual([{ resource: 'stats' }, { resource: 'user' }])
})
