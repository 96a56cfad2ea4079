import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { partText } from './part-text.ts'
import { readFile } from './read-file.ts'
import { readSubtitles } from './subtitles.ts'
import { openZip } from './unzip.ts'

interface Packed {
  readonly name: string
  readonly packed: Uint8Array
  readonly flags?: number
  /** 0 is stored, 8 is DEFLATE. */
  readonly method?: number
}

/** A ZIP file of entries that are packed, or say so. */
function makeZip(entries: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const bytesOf = (part: DataView) => [...new Uint8Array(part.buffer)]
  const locals: number[] = []
  const directory: number[] = []
  for (const { name, packed, flags = 0, method = 8 } of entries) {
    const title = new TextEncoder().encode(name)
    const local = new DataView(new ArrayBuffer(30))
    local.setUint32(0, 0x0403_4b50, true)
    local.setUint16(26, title.length, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(0, 0x0201_4b50, true)
    entry.setUint16(8, flags, true)
    entry.setUint16(10, method, true)
    entry.setUint32(20, packed.length, true)
    entry.setUint16(28, title.length, true)
    entry.setUint32(42, locals.length, true)
    locals.push(...bytesOf(local), ...title, ...packed)
    directory.push(...bytesOf(entry), ...title)
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x0605_4b50, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(12, directory.length, true)
  end.setUint32(16, locals.length, true)
  return Uint8Array.from([...locals, ...directory, ...bytesOf(end)])
}

const deflated = (name: string, packed: Uint8Array, given: Pick<Packed, 'flags' | 'method'> = {}) =>
  makeZip([{ name, packed, ...given }])
const zipOf = (files: Record<string, string>) =>
  makeZip(Object.entries(files).map(([name, text]) => ({ name, packed: new TextEncoder().encode(text), method: 0 })))

describe('a ZIP file', () => {
  test('gives its texts, stored and compressed', async () => {
    const stored = openZip(zipOf({ 'a.txt': 'Hello', 'b/c.txt': '词' }))
    expect(await stored.readText('b/c.txt')).toBe('词')
    expect([stored.has('a.txt'), stored.has('x')]).toEqual([true, false])
    const text = 'The fox runs. '.repeat(1_000)
    expect(await openZip(deflated('a', deflateRawSync(text))).readText('a')).toBe(text)
  })

  test.each([
    ['a bomb', deflated('a', deflateRawSync(new Uint8Array(5_000_000))), 'too_much'],
    ['a locked entry', deflated('a', deflateRawSync('x'), { flags: 1 }), 'protected'],
    ['broken data', deflated('a', Uint8Array.of(255, 254, 253, 1, 2, 3)), 'broken'],
    ['another way of packing', deflated('a', Uint8Array.of(1), { method: 12 }), 'broken'],
  ])('that is %s gives nothing', async (_, bytes, fault) => {
    await expect(openZip(bytes).readText('a')).rejects.toMatchObject({ name: 'ReadFileError', fault })
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['no ZIP file', new TextEncoder().encode('PK but nothing else that a book would have')],
    ['cut off', deflated('a', deflateRawSync('x')).slice(20)],
  ])('that is %s is not opened', (_, bytes) => {
    expect(() => openZip(bytes)).toThrow(expect.objectContaining({ name: 'ReadFileError' }))
  })
})

describe('subtitles', () => {
  test('lose numbers, times and marks, and join the lines of a sentence', () => {
    const text =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Where are</i>\r\nyou going?\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}To the\r\n\r\n3\r\n00:00:04,100 --> 00:00:05,000\r\n- river.\r\n\r\nno time here\r\n'
    expect(readSubtitles(text)).toBe('Where are you going?\nTo the\n- river.')
  })

  test('of many lines are read in no time', () => {
    const block = '1\n00:00:01,000 --> 00:00:02,500\nThe fox runs\n\n'
    expect(readSubtitles(block.repeat(20_000))).toHaveLength(20_000 * 'The fox runs '.length - 1)
  })
})

describe('a file', () => {
  const fileOf = (name: string, ...bytes: BlobPart[]) => new File(bytes, name)

  test('is read in UTF-8, GBK and UTF-16', async () => {
    expect(await readFile(fileOf('My fox.txt', 'The fox\r\nruns.\0'))).toEqual({
      title: 'My fox',
      text: 'The fox\nruns.',
    })
    expect((await readFile(fileOf('a.txt', Uint8Array.of(0xb4, 0xca, 0x20, 0x61)))).text).toBe('词 a')
    expect((await readFile(fileOf('a.txt', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x62, 0)))).text).toBe('ab')
  })

  test('without text is refused', async () => {
    await expect(readFile(fileOf('a.txt', ' \n'))).rejects.toMatchObject({ fault: 'empty' })
    await expect(readFile(fileOf('a.srt', 'no times'))).rejects.toMatchObject({ fault: 'empty' })
    await expect(readFile(fileOf('a.epub', 'no book'))).rejects.toMatchObject({ fault: 'broken' })
    await expect(readFile(fileOf('a.epub', zipOf({ 'a.txt': 'a' })))).rejects.toMatchObject({ fault: 'broken' })
    const locked = zipOf({ 'META-INF/container.xml': '<a/>', 'META-INF/rights.xml': '<a/>' })
    await expect(readFile(fileOf('a.epub', locked))).rejects.toMatchObject({ fault: 'protected' })
  })
})

test('a long text comes in parts between paragraphs or words, and loses no word', () => {
  const text = Array.from({ length: 500 }, (_, index) => `Line ${index} runs.`).join('\n')
  const parts = partText(text, 1_000)
  expect(parts.every((part) => part.length <= 1_000 && part.endsWith('runs.'))).toBe(true)
  expect(parts.join('\n')).toBe(text)
  expect(partText('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
  expect(partText('😀'.repeat(6), 5).every((part) => part.isWellFormed())).toBe(true)
  expect(partText('short')).toEqual(['short'])
})
