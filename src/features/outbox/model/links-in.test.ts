import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test('addresses become links, everything else stays text', () => {
  expect(linksIn('打开 http://localhost:3000/verify-email/a-b_1\n谢谢')).toEqual([
    { text: '打开 ' },
    { text: 'http://localhost:3000/verify-email/a-b_1', href: 'http://localhost:3000/verify-email/a-b_1' },
    { text: '\n谢谢' },
  ])
  expect(linksIn('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
})
