import { expect, test } from 'vitest'
import { splitMessage, wordsOf } from './split-message.ts'

test('words stand apart from what is between them, and all together are the message', () => {
  const text = '我不懂 "well-known" 和 don’t。OK?\n'
  const parts = splitMessage(text)
  expect(parts.filter(({ kind }) => kind === 'word').map((part) => part.text)).toEqual(['well-known', 'don’t', 'OK'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('a link is told by the host it leads to, not by what its text pretends', () => {
  for (const [link, domain] of [
    ['https://example.com/a?b=c', 'example.com'],
    ['https://wordgrove.example@evil.test/login', 'evil.test'],
    ['http://аpple.com', 'xn--pple-43d.com'],
  ])
    expect(splitMessage(`see ${link} now`)).toContainEqual({ kind: 'link', text: link, domain })
  expect(splitMessage('(see https://example.com/a).')).toContainEqual({
    kind: 'link',
    text: 'https://example.com/a',
    domain: 'example.com',
  })
  expect(splitMessage('看https://example.com，好')).toContainEqual({
    kind: 'link',
    text: 'https://example.com',
    domain: 'example.com',
  })
})

test('markup and scripts are words and signs like any other', () => {
  const text = '<script>alert(1)</script> javascript:alert(1) [x](https://)'
  const parts = splitMessage(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.some(({ kind }) => kind === 'link')).toBe(false)
})

test('each word is offered once', () => {
  expect(wordsOf('The cat and the dog: the CAT won')).toEqual(['the', 'cat', 'and', 'dog', 'won'])
})
