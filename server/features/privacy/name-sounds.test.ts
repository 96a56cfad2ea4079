import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSoundNamer } from './name-sounds.ts'

const createdAt = new Date('2026-03-04T16:30:00Z')
const nameOf = (text: string) => createSoundNamer('Asia/Shanghai')({ text, createdAt })

test.each([
  ['apple', '2026-03-05 apple.wav'],
  ['ice cream', '2026-03-05 ice cream.wav'],
  ["rock 'n' roll", "2026-03-05 rock 'n' roll.wav"],
  ['café', '2026-03-05 café.wav'],
  ['苹果', '2026-03-05 苹果.wav'],
  ['../../etc/passwd', '2026-03-05 etc passwd.wav'],
  [String.raw`C:\x<y>|"z"?*`, '2026-03-05 C x y z.wav'],
  ['🍎', '2026-03-05 recording.wav'],
  ['a 🍎\n\u0000\u202Eb', '2026-03-05 a b.wav'],
  ['...', '2026-03-05 recording.wav'],
  [' I am here. ', '2026-03-05 I am here.wav'],
])('%j is named %s', (text, name) => expect(nameOf(text)).toBe(name))

test('a long sentence is cut', () => {
  expect(nameOf('word '.repeat(60))).toBe(`2026-03-05 ${'word '.repeat(10).trim()}.wav`)
})

test('the day is that of the learner', () => {
  expect(createSoundNamer('America/New_York')({ text: 'apple', createdAt })).toBe('2026-03-04 apple.wav')
})

test('the same again has a number, whatever its case', () => {
  const name = createSoundNamer('Asia/Shanghai')
  expect(['Polish', 'polish', 'polish?'].map((text) => name({ text, createdAt }))).toEqual([
    '2026-03-05 Polish.wav',
    '2026-03-05 polish (2).wav',
    '2026-03-05 polish (3).wav',
  ])
})

test('whatever is said, each name is new, short and plain', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 20 }), (texts) => {
      const name = createSoundNamer('Asia/Shanghai')
      const names = texts.map((text) => name({ text, createdAt }))
      expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(names.length)
      for (const each of names) {
        expect(each).toMatch(/^2026-03-05 [\p{L}\p{M}\p{N}'’ -]+( \(\d+\))?\.wav$/u)
        expect(Buffer.byteLength(each)).toBeLessThan(250)
      }
    }),
  )
})
