import { expect, test } from 'vitest'
import { parseEvents } from './events.ts'

test('events are read from whole blocks; heartbeats, broken and unknown ones are passed over', () => {
  const text =
    ': heartbeat\n\nevent: change\ndata: {"resource":"stats"}\n\ndata: {broken\n\ndata: {"resource":"weather"}\r\n\r\ndata: {"resource":"user"}\n\ndata: {"res'
  expect(parseEvents(text)).toEqual({
    events: [{ resource: 'stats' }, { resource: 'user' }],
    rest: 'data: {"res',
  })
})
