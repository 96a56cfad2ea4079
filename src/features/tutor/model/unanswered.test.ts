import type { ChatMessage } from '#contract/chat'
import { expect, test } from 'vitest'
import { findUnanswered } from './unanswered.ts'

const line = (seq: number, id: string, own: boolean, state: ChatMessage['state'] = 'shown'): ChatMessage => ({
  id,
  seq,
  version: seq,
  own,
  text: state === 'shown' ? 'text' : null,
  state,
  at: '2026-03-04T04:00:00.000Z',
})

test('lines are answered one after the other, the oldest first', () => {
  const [one, two] = [line(1, 'a', true), line(2, 'b', true)]
  expect(findUnanswered([one, two])).toBe(one)
  expect(findUnanswered([one, two, line(3, 'a', false)])).toBe(two)
  expect(findUnanswered([one, two, line(3, 'a', false), line(4, 'b', false)])).toBeUndefined()
})

test('an answer that was deleted is not given again, and a deleted line gets none', () => {
  expect(findUnanswered([line(1, 'a', true), line(2, 'a', false, 'hidden')])).toBeUndefined()
  expect(findUnanswered([line(1, 'a', true, 'hidden'), line(2, 'b', true, 'deleted')])).toBeUndefined()
  expect(findUnanswered([])).toBeUndefined()
})

test('what was left long ago stays as it is', () => {
  const answered = Array.from({ length: 10 }, (_, index) => [
    line(index * 2 + 2, `${index}`, true),
    line(index * 2 + 3, `${index}`, false),
  ]).flat()
  expect(findUnanswered([line(1, 'old', true), ...answered])).toBeUndefined()
})
