import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBrowserKeys, decryptPush } from '#tests/fake-push'
import { encryptPush, MOST_PAYLOAD_BYTES } from './encrypt.ts'

test('the example of RFC 8291 comes out to the byte', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const target = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  expect(encryptPush(target, text, { sender, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('what is encrypted for a browser is read by that browser alone, and never looks the same', () => {
  const [ann, bo] = [createBrowserKeys(), createBrowserKeys()]
  const [first, second] = [1, 2].map(() => encryptPush(ann, Buffer.from('有单词该复习了')))
  expect(decryptPush(ann, first ?? Buffer.alloc(0))).toBe('有单词该复习了')
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  expect(() => decryptPush(bo, first ?? Buffer.alloc(0))).toThrow(/./)
})

test('a payload fills one record and no more', () => {
  const keys = createBrowserKeys()
  const most = Buffer.alloc(MOST_PAYLOAD_BYTES, 'a')
  expect(encryptPush(keys, most).length).toBeLessThanOrEqual(4096)
  expect(decryptPush(keys, encryptPush(keys, most))).toHaveLength(most.length)
  expect(() => encryptPush(keys, Buffer.alloc(MOST_PAYLOAD_BYTES + 1))).toThrow(RangeError)
})

test('keys that are no point of the curve are refused', () => {
  const { auth } = createBrowserKeys()
  expect(() => encryptPush({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }, Buffer.from('x'))).toThrow(/./)
})
