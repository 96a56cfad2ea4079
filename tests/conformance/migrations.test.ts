import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A database in use has run the old files: a new one comes after them, and none of them changes any more.

const folder = 'server/db/migrations'
const read = <T>(file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as T
const { entries } = read<{ entries: { idx: number; when: number; tag: string }[] }>('meta/_journal.json')
const sealed = read<Record<string, string>>('sealed.json')

test('the journal numbers its files and its times rise', () => {
  expect(entries.map((entry) => entry.idx)).toEqual(entries.map((_, index) => index))
  expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b))
  expect(new Set(entries.map((entry) => entry.when)).size).toBe(entries.length)
  expect(entries.filter((entry) => !existsSync(`${folder}/${entry.tag}.sql`))).toEqual([])
})

test('every file is sealed and has kept its hash', () => {
  const now = entries.map(({ tag }) => {
    const text = readFileSync(`${folder}/${tag}.sql`)
    return [tag, createHash('sha256').update(text).digest('hex')]
  })
  expect(Object.fromEntries(now)).toEqual(sealed)
})
