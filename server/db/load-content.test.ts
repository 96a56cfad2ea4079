import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getWord } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContent, storedContentVersion } from './load-content.ts'

let app: TestApp
let folder: string
let before: string | null
beforeEach(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  before = await storedContentVersion(app.db)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
})

const NEW = 'a'.repeat(64)
const begin = { type: 'begin', version: NEW, total: 2 }
const word = (headword: string) => ({
  type: 'rows',
  table: 'words',
  rows: [
    { headword, ipaUk: null, ipaUs: null, arpabet: null, tags: [], frequency: 7, meaningZh: '新', meaningEn: 'new' },
  ],
})
const end = { type: 'end' }

/** Loads what a program writes that prints these lines and then does something. */
function load(lines: readonly object[], last = '', db = app.db): Promise<void> {
  const program = join(folder, `${crypto.randomUUID()}.mjs`)
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(program, `process.stdout.write(${JSON.stringify(text)}, () => { ${last} })`)
  return loadContent(db, () => undefined, program)
}

const meaningOf = async (headword: string) => (await app.call(getWord, { params: { word: headword } })).meaning.zh

test('an import that ends before the database has answered is noticed', async () => {
  const late = { from: () => ({ limit: () => pause(1_000, [{ id: 1 }]) }) }
  const slow = Object.create(app.db, { select: { value: () => late } }) as TestApp['db']
  await expect(load([], "process.kill(process.pid, 'SIGKILL')", slow)).rejects.toThrow('ended early')
})

test.each([
  ['killed in the middle', [begin, word('dog')], "process.kill(process.pid, 'SIGKILL')"],
  ['a package that cannot be read', [], 'process.exit(1)'],
  ['a fault after the last row', [begin, word('dog'), word('zebu'), end], 'process.exit(1)'],
  ['a line that was cut off', [begin, word('dog')], `process.stdout.write('{"type":"rows","tab')`],
  ['no end', [begin, word('dog')], ''],
  [
    'rows of a word that is not there',
    [begin, { type: 'rows', table: 'senses', rows: [{ headword: 'zebu' }] }, end],
    '',
  ],
])('%s: the old content stays, and the next import brings the new one', async (_, lines, last) => {
  const cat = await meaningOf('cat')
  await expect(load(lines, last)).rejects.toThrow(/ended early|JSON|zebu/)
  expect(await storedContentVersion(app.db)).toBe(before)
  // Rows that the interrupted import had not reached are kept.
  expect(await meaningOf('cat')).toBe(cat)
  expect(await meaningOf('mouse')).not.toBe('新')

  await load([begin, word('dog'), word('zebu'), end])
  expect(await storedContentVersion(app.db)).toBe(NEW)
  const renewed = await app.restarted({})
  expect((await renewed.call(getWord, { params: { word: 'zebu' } })).meaning.zh).toBe('新')
  expect(await renewed.refused(getWord, { params: { word: 'cat' } })).toMatchObject({ code: 'word_invalid' })
})
