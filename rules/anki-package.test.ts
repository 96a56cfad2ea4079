import { expect, test } from 'vitest'
import { guessFields, packageFields } from './anki-package.ts'

test.each([
  [['Front', 'Back'], [['oak', '橡树']], { word: 0, meaning: 1, remark: null }],
  [
    ['Front', 'Back'],
    [
      ['橡树', 'oak'],
      ['松树', 'pine'],
    ],
    { word: 1, meaning: 0, remark: null },
  ],
  [
    ['Expression', 'Sound', 'Meaning', 'Sentence'],
    [['oak', '', 'a tree', 'An oak is old.']],
    { word: 0, meaning: 2, remark: 3 },
  ],
  [
    ['单词', '音标', '释义', '例句', '笔记'],
    [['oak', '/əʊk/', '橡树', 'An oak.', '']],
    { word: 0, meaning: 2, remark: 4 },
  ],
  [
    ['A', 'B', 'C'],
    [
      ['1', 'oak', '橡树'],
      ['2', 'pine', '松树'],
    ],
    { word: 1, meaning: 2, remark: null },
  ],
  [['Text'], [['oak']], { word: 0, meaning: null, remark: null }],
  [['Word', 'Definition'], [], { word: 0, meaning: 1, remark: null }],
  [[...packageFields], [['oak', '/oʊk/', '', '橡树', 'a tree', 'An oak.', '']], { word: 0, meaning: 2, remark: 6 }],
])('of the fields %j with %j', (names, samples, guess) => {
  expect(guessFields(names, samples)).toEqual(guess)
})
