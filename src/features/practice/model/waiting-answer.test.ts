import { afterEach, expect, test, vi } from 'vitest'
import { sentAnswer, waitingAnswer } from './waiting-answer.ts'

afterEach(() => vi.unstubAllGlobals())

const now = Date.parse('2026-03-04T04:00:00Z')
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('an answer that was given online says nothing of its time', () => {
  setOnline(true)
  expect(sentAnswer(waitingAnswer({ id: 'a' }, Date.now()))).toEqual({ id: 'a' })
})

test('an answer that was given offline says when', () => {
  setOnline(false)
  const waiting = waitingAnswer({ id: 'a' }, now)
  setOnline(true)
  expect(sentAnswer(waiting)).toEqual({ id: 'a', at: '2026-03-04T04:00:00.000Z' })
})

test('an answer that waited for minutes says when, though the browser knew of no lost connection', () => {
  setOnline(true)
  expect(sentAnswer(waitingAnswer({ id: 'a' }, now))).toEqual({ id: 'a', at: '2026-03-04T04:00:00.000Z' })
})

test('what an earlier version stored is sent as it is', () => {
  expect(sentAnswer({ id: 'a' })).toEqual({ id: 'a' })
})
