import { expect, test } from 'vitest'
import { addressOf, readPush } from './push.ts'

test('a push of the server is read, anything else is none', () => {
  const push = { title: '词林', body: '有单词该复习了', path: '/review', tag: '1' }
  expect(readPush(JSON.stringify({ ...push, more: 1 }))).toEqual(push)
  for (const text of ['', 'hello', 'null', '[]', '{"title":1}', JSON.stringify({ ...push, path: undefined })])
    expect(readPush(text)).toBeUndefined()
})

test('a press leads to a place on this site alone', () => {
  const origin = 'https://words.example.org'
  expect(addressOf('/chat/1?a=b', origin)).toBe('https://words.example.org/chat/1?a=b')
  for (const path of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', undefined, 7])
    expect(addressOf(path, origin)).toBe('https://words.example.org/notifications')
})
