import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'

const example = readFileSync('.env.example', 'utf8')
const listed = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

test('the example lists every setting that the server reads, and no other', () => {
  const [, schema = ''] =
    /const Variables = z\.object\(\{([\s\S]*?)^\}\)/m.exec(readFileSync('server/env.ts', 'utf8')) ?? []
  const read = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1] ?? '')
  expect(read).toContain('APP_ENV')
  expect(listed.map(([name]) => name).sort()).toEqual(read.sort())
})

test('the example says a word about each setting and can be used as it stands', () => {
  expect(example).not.toMatch(/^\n[A-Z_]+=/m)
  expect(() => readEnv({ ...Object.fromEntries(listed), APP_SECRET: 'x'.repeat(32) })).not.toThrow()
})
