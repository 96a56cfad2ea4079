import { expect, test } from 'vitest'
import { isPaymentUrl } from './payment-url.ts'

const hosts = ['openapi.alipay.com', '127.0.0.1:4000', 'words.example']

test.each([
  ['https://openapi.alipay.com/gateway.do?sign=x', true],
  ['http://127.0.0.1:4000/gateway.do', true],
  ['http://openapi.alipay.com/gateway.do', false],
  ['https://openapi.alipay.com.evil.example/', false],
  ['https://openapi.alipay.com:8443/', false],
  ['https://openapi.alipay.com@evil.example/', false],
  ['https://me:secret@openapi.alipay.com/', false],
  ['//openapi.alipay.com/', false],
  ['http://words.example/dev/alipay?sign=x', true],
  ['http://words.example:81/dev/alipay', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/vip', false],
  ['', false],
])('%s: %s', (url, allowed) => {
  expect(isPaymentUrl(url, hosts, 'http://words.example')).toBe(allowed)
})
