import type { ChatMessage } from '#contract/chat'
import { expect, test } from 'vitest'
import { followLog, mergeMessages } from './message-log.ts'

const line = (seq: number, version = seq, text = `line ${seq}`): ChatMessage => ({
  id: `id-${seq}`,
  seq,
  version,
  own: seq % 2 === 0,
  text,
  state: 'shown',
  at: '2026-03-04T04:00:00.000Z',
})

test('whatever order they come in, each stands once at its place', () => {
  const merged = mergeMessages([line(3), line(4)], [line(5), line(2), line(4), line(3)])
  expect(merged.map(({ seq }) => seq)).toEqual([2, 3, 4, 5])
})

test('a late answer does not bring back what was deleted meanwhile', () => {
  const deleted = { ...line(3, 9), text: null, state: 'deleted' as const }
  expect(mergeMessages([deleted], [line(3)])).toEqual([deleted])
  expect(mergeMessages([line(3)], [deleted])).toEqual([deleted])
})

test('a change of a message that is not loaded leaves no gap in what is', () => {
  const log = { items: [line(50), line(51)], hasOlder: true, version: 51 }
  const followed = followLog(log, { items: [line(7, 52), line(52, 53)], version: 53 })
  expect(followed.items.map(({ seq }) => seq)).toEqual([50, 51, 52])
  expect(followed.version).toBe(53)
})
