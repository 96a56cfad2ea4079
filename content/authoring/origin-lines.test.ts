import { describe, expect, test } from 'vitest'
import type { AuthoredWord } from '../authored-words.ts'
import { EntryLineError } from './entry-lines.ts'
import { mergeOrigins } from './merge-entries.ts'
import { originFaults, parseOriginLines } from './origin-lines.ts'

const LINE =
  'unhappiness | un- (not 不) + happy (快乐的) + -ness (state 状态) | From Old Norse happ, luck. | 来自古诺尔斯语 happ“运气”。 | - | - | - | -'

describe('lines about origins', () => {
  test('hold the parts with their meanings and texts in both languages', () => {
    expect(
      parseOriginLines(`// batch\n${LINE}\ndog | - | - | - | Back to front: god. | 倒过来是 god。 | - | -\n`),
    ).toEqual(
      new Map<string, unknown>([
        [
          'unhappiness',
          {
            parts: [
              { part: 'un-', en: 'not', zh: '不' },
              { part: 'happy', zh: '快乐的' },
              { part: '-ness', en: 'state', zh: '状态' },
            ],
            origin: { en: 'From Old Norse happ, luck.', zh: '来自古诺尔斯语 happ“运气”。' },
          },
        ],
        ['dog', { memory: { en: 'Back to front: god.', zh: '倒过来是 god。' } }],
      ]),
    )
  })

  test.each([
    ['a word twice', `${LINE}\n${LINE}`, 2],
    ['one language alone', LINE.replace('From Old Norse happ, luck.', '-'), 1],
    ['a part without its meaning', LINE.replace('happy (快乐的)', 'happy'), 1],
    ['a column too few', LINE.replace(' | -', ''), 1],
  ])('%s is refused with its line', (_, text, line) => {
    expect(() => parseOriginLines(text)).toThrow(EntryLineError)
    expect(() => parseOriginLines(text)).toThrow(`Line ${line}:`)
  })

  const faults = (line: string) => [...parseOriginLines(line).values()].flatMap(originFaults)

  test('a good line has no fault, nor one that cites a question', () => {
    expect(faults(LINE)).toEqual([])
    expect(faults(LINE.replace('来自古诺尔斯语 happ“运气”。', '别人问 How are you? 时这样答。'))).toEqual([])
  })

  test.each([
    ['no stop in English', LINE.replace('luck.', 'luck')],
    ['no stop in Chinese', LINE.replace('”。', '”')],
    ['Western punctuation in Chinese', LINE.replace('“运气”', ',运气')],
    ['curly marks in English', LINE.replace('luck.', '“luck”.')],
    ['too long a text', LINE.replace('luck.', `${'so '.repeat(30)}on.`)],
    ['a single part', LINE.replace(' + happy (快乐的) + -ness (state 状态)', '')],
    ['a part twice', LINE.replace('-ness (state 状态)', 'un- (not 不)')],
  ])('%s is a fault', (_, line) => {
    expect(faults(line)).not.toEqual([])
  })

  test('replace those of the entry; its memory aid is kept', () => {
    const dog: AuthoredWord = { memory: { zh: '旧的', en: 'old' }, synonyms: ['hound'] }
    const taken: AuthoredWord = {
      ...dog,
      parts: [
        { part: 'do', zh: '做' },
        { part: 'g', zh: '无' },
      ],
    }
    const lines = parseOriginLines('dog | - | From Old English. | 来自古英语。 | New. | 新的。 | - | -')
    expect(mergeOrigins(new Map([['dog', taken]]), lines).get('dog')).toEqual({
      ...dog,
      origin: { en: 'From Old English.', zh: '来自古英语。' },
    })
  })
})
