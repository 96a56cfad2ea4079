/** Alipay's RSA2 signatures, from its side: requests to verify, notices, returns and answers to sign. */
import { createSign, createVerify } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** The text that a signature covers: all fields that hold something, by name. */
const signedText = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signText = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')

/** Signs a notice or a return: their signatures leave out the kind of the signature. */
export const signFields = (fields: Fields, privateKey: string): Fields => ({
  ...fields,
  sign_type: 'RSA2',
  sign: signText(signedText(fields, []), privateKey),
})

/** Whether the application signed a request. */
export function isRequestSigned(fields: Fields, publicKey: string): boolean {
  const { sign = '', sign_type: type } = fields
  if (type !== 'RSA2') return false
  return createVerify('RSA-SHA256')
    .update(signedText(fields, ['sign']), 'utf8')
    .verify(publicKey, sign, 'base64')
}
