import { partsOfSpeech } from '#contract/words'
import { describe, expect, test } from 'vitest'
import { EntryLineError, parseEntryLines } from './entry-lines.ts'

const VITAL = 'vital | adj | 至关重要的 | extremely important | Water is vital for plants. | 水对植物至关重要。'

describe('lines of authors', () => {
  test('a line is a word with its sense, example and relations; a plus adds a sense', () => {
    const words = parseEntryLines(
      `// batch\n${VITAL} | = essential, crucial ! unimportant\n\n+ | adj | 充满活力的 | full of life | He is a vital old man. | 他是个充满活力的老人。\n`,
    )
    expect(words.get('vital')).toEqual({
      complete: true,
      synonyms: ['essential', 'crucial'],
      antonyms: ['unimportant'],
      senses: [
        {
          pos: 'adj',
          zh: '至关重要的',
          en: 'extremely important',
          example: { en: 'Water is vital for plants.', zh: '水对植物至关重要。' },
        },
        {
          pos: 'adj',
          zh: '充满活力的',
          en: 'full of life',
          example: { en: 'He is a vital old man.', zh: '他是个充满活力的老人。' },
        },
      ],
    })
  })

  test.each(partsOfSpeech)('%s is a part of speech, as the product names it', (part) => {
    expect(parseEntryLines(VITAL.replace('| adj |', `| ${part} |`)).get('vital')?.senses?.[0]?.pos).toBe(part)
  })

  test('an arrow leads a form to its base, a flag keeps a word out of questions', () => {
    const words = parseEntryLines(
      `levels -> level\nbrothel #unfit | n | 妓院 | a house where sex is sold | The law closed the brothel. | 法律关闭了妓院。`,
    )
    expect(words.get('levels')).toEqual({ formOf: 'level' })
    expect(words.get('brothel')).toMatchObject({ unfit: true })
  })

  test('a headword may be a phrase, a form of it leads to it, and the flag stands behind it', () => {
    const words = parseEntryLines(
      `${VITAL.replace('vital', 'take off')}\n${VITAL.replace('vital', "driver's license #unfit")}\ncook book -> cookery book`,
    )
    expect([...words.keys()]).toEqual(['take off', "driver's license", 'cook book'])
    expect(words.get("driver's license")?.unfit).toBe(true)
    expect(words.get('cook book')).toEqual({ formOf: 'cookery book' })
  })

  test.each(['Wi-Fi', 'COVID-19', '5G', 'R&B', 'e-book'])('%s is a headword', (headword) => {
    expect([...parseEntryLines(VITAL.replace('vital', headword)).keys()]).toEqual([headword])
  })

  test.each([
    ['a word twice', `${VITAL}\n${VITAL}`, 2],
    ['a sense without a word', '+ | adj | 好的 | good | It is good. | 很好。', 1],
    [
      'relations of a further sense',
      `${VITAL}\n+ | adj | 充满活力的 | full of life | He is vital. | 他充满活力。 | = lively`,
      2,
    ],
    ['an unknown part of speech', VITAL.replace('| adj |', '| a. |'), 1],
    ['an empty column', VITAL.replace('至关重要的', ''), 1],
    ['a column too few', VITAL.replace(' | 水对植物至关重要。', ''), 1],
    ['an unknown flag', VITAL.replace('vital', 'vital #rude'), 1],
    ['a text that is no phrase', VITAL.replace('vital', 'vital (very)'), 1],
    ['a word written with two spaces', VITAL.replace('vital', 'vital  signs'), 1],
    ['relations without a mark', `${VITAL} | essential`, 1],
  ])('%s is refused with its line', (_, text, line) => {
    expect(() => parseEntryLines(text)).toThrow(EntryLineError)
    expect(() => parseEntryLines(text)).toThrow(`Line ${line}:`)
  })
})
