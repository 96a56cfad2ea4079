import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipFile } from '#tests/zip'
import { contentStart, DEFLATED, findZipDirectory, parseZipDirectory, wrapZipEntry } from '#rules/zip'
import { slimPackage } from './slim-package.ts'

const entriesOf = (bytes: Uint8Array) => {
  const { at = 0, bytes: length = 0 } = findZipDirectory(bytes) ?? {}
  return parseZipDirectory(bytes.subarray(at, at + length), 100)
}

test('of a package the newest collection is left, byte by byte, and its sounds are not', async () => {
  const sound = 'x'.repeat(200_000)
  const file = await zipFile({
    'collection.anki2': 'old',
    '0': sound,
    'collection.anki21': 'newer',
    media: '{"0":"oak.mp3"}',
    '1': sound,
  })
  const slim = await slimPackage(file)
  expect(slim.type).toBe('application/zip')
  expect(slim.size).toBeLessThan(300)
  const bytes = new Uint8Array(await slim.arrayBuffer())
  const entries = entriesOf(bytes)
  expect(entries).toMatchObject([{ name: 'collection.anki21', packed: 5, size: 5, method: 0, at: 0 }])
  const start = entries?.[0] ? contentStart(bytes, entries[0]) : null
  expect(new TextDecoder().decode(bytes.subarray(start ?? 0, (start ?? 0) + 5))).toBe('newer')
})

test('a deflated collection stays deflated', async () => {
  const content = deflateRawSync('words '.repeat(100))
  const { before, after } = wrapZipEntry({
    name: 'collection.anki2',
    method: DEFLATED,
    isEncrypted: false,
    crc: 7,
    packed: content.length,
    size: 600,
    at: 0,
  })
  const file = new Blob([before, new Uint8Array(content), after])
  expect(new Uint8Array(await (await slimPackage(file)).arrayBuffer())).toEqual(
    new Uint8Array(await file.arrayBuffer()),
  )
})

test.each([
  ['no ZIP file', new Blob(['oak,橡树'])],
  ['nothing', new Blob([])],
])('%s goes to the server as it is', async (_, file) => {
  const slim = await slimPackage(file)
  expect(await slim.text()).toBe(await file.text())
  expect(slim.type).toBe('application/zip')
})

test('a ZIP file without a collection goes as it is', async () => {
  const file = await zipFile({ 'words.csv': 'oak' })
  expect((await slimPackage(file)).size).toBe(file.size)
})
