import { expect, test } from 'vitest'
import { isAskable, ownKey } from './own-words.ts'

test.each([
  ['give up', '放弃', true],
  ['Rock ’n’ roll', '摇滚乐', true],
  ['déjà vu', 'seen before', true],
  ['24/7', '全天', false],
  ['放弃', 'give up', false],
  ['give up', '', false],
  ['give up', '  ', false],
  ['give up', null, false],
  ['😀 smile', '笑', false],
])('%s with the meaning %s can be asked: %s', (word, meaning, can) => {
  expect(isAskable({ word, meaning })).toBe(can)
})

test('capitals, spaces and kinds of apostrophe make no other word', () => {
  expect(ownKey('  Don’t   Give Up ')).toBe(ownKey("don't give up"))
})
