import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { acceptedSpellings, checkLetter, normaliseAnswer, sameSpelling, spellingFor, typingOutcome } from './answers.ts'

const headword = fc.constantFrom(
  'colour',
  'center',
  'ice cream',
  'T-shirt',
  'café',
  'traveller',
  'Christmas tree',
  "o'clock",
)

describe('normaliseAnswer', () => {
  it('reads what Chinese and phone keyboards type', () => {
    expect(normaliseAnswer('ａｐｐｌｅ　ｐｉｅ')).toBe('apple pie')
    expect(normaliseAnswer('Ｔ－ｓｈｉｒｔ')).toBe('t-shirt')
    expect(['o’clock', 'o‘clock', 'o´clock', 'oʼclock', 'o＇clock'].map(normaliseAnswer)).toEqual(
      Array(5).fill("o'clock"),
    )
    expect(normaliseAnswer('  Ice \u00a0  CREAM\u200b ')).toBe('ice cream')
  })

  it('changes nothing more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseAnswer(normaliseAnswer(text))).toBe(normaliseAnswer(text))
      }),
    )
  })
})

describe('sameSpelling', () => {
  it('accepts UK and US spelling, any case, accents left out, hyphen or space', () => {
    expect(sameSpelling('colour', 'Color')).toBe(true)
    expect(sameSpelling('gray', 'grey')).toBe(true)
    expect(sameSpelling('Christmas tree', 'christmas tree')).toBe(true)
    expect(sameSpelling('café', 'cafe')).toBe(true)
    expect(sameSpelling('ice cream', 'ice-cream')).toBe(true)
    expect(sameSpelling('colour television', 'color television')).toBe(true)
  })

  it('refuses mistakes and other words', () => {
    expect(sameSpelling('colour', 'colur')).toBe(false)
    expect(sameSpelling('four', 'for')).toBe(false)
    expect(sameSpelling('exercise', 'exercize')).toBe(false)
    expect(sameSpelling('aeroplane', 'airplane')).toBe(false)
    expect(sameSpelling('ice cream', 'icecream')).toBe(false)
    expect(sameSpelling('cat', '')).toBe(false)
  })

  it('holds both ways', () => {
    fc.assert(
      fc.property(headword, headword, (a, b) => {
        expect(sameSpelling(a, a)).toBe(true)
        expect(sameSpelling(a, b)).toBe(sameSpelling(b, a))
      }),
    )
  })
})

describe('acceptedSpellings', () => {
  it('begins with the headword and combines the words of a phrase', () => {
    expect(acceptedSpellings('Grey jewellery')).toEqual([
      'grey jewellery',
      'grey jewelry',
      'gray jewellery',
      'gray jewelry',
    ])
    expect(acceptedSpellings("o'clock")).toEqual(["o'clock"])
  })
})

describe('checkLetter', () => {
  it('says what was expected and what was typed', () => {
    expect(checkLetter('apple', 'ap', 'p')).toEqual({ right: true })
    expect(checkLetter('apple', 'ap', 'b')).toEqual({ right: false, expected: 'p', typed: 'b' })
    expect(checkLetter('Christmas', '', 'k')).toEqual({ right: false, expected: 'C', typed: 'k' })
    expect(checkLetter('apple', 'ap', 'ｂ')).toEqual({ right: false, expected: 'p', typed: 'b' })
  })

  it('leaves both spellings open until a letter decides', () => {
    expect(checkLetter('colour', 'colo', 'u')).toEqual({ right: true })
    expect(checkLetter('colour', 'colo', 'r')).toEqual({ right: true })
    expect(checkLetter('colour', 'color', 'u')).toEqual({ right: false, expected: '', typed: 'u' })
    expect(checkLetter('center', 'cent', 'r')).toEqual({ right: true })
    expect(checkLetter('center', 'centr', 'r')).toEqual({ right: false, expected: 'e', typed: 'r' })
  })

  it('refuses letters behind the end and a second space', () => {
    expect(checkLetter('cat', 'cat', 's')).toEqual({ right: false, expected: '', typed: 's' })
    expect(checkLetter('ice cream', 'ice', ' ')).toEqual({ right: true })
    expect(checkLetter('ice cream', 'ice', '-')).toEqual({ right: true })
    expect(checkLetter('ice cream', 'ice ', ' ').right).toBe(false)
    expect(checkLetter('ice cream', 'ice ', 'c')).toEqual({ right: true })
  })

  it('lets every right spelling be typed to its end, letter by letter, and nothing else', () => {
    fc.assert(
      fc.property(headword, fc.nat(7), fc.boolean(), (word, pick, capitals) => {
        const all = acceptedSpellings(word)
        const spelling = all[pick % all.length] ?? ''
        const letters = [...(capitals ? spelling.toUpperCase() : spelling)]
        for (const [index, letter] of letters.entries()) {
          expect(checkLetter(word, letters.slice(0, index).join(''), letter)).toEqual({ right: true })
        }
        expect(checkLetter(word, spelling.slice(0, 2), 'q')).toMatchObject({ right: false, typed: 'q' })
        expect(sameSpelling(word, letters.join(''))).toBe(true)
      }),
    )
  })
})

describe('spellingFor', () => {
  it('shows the boxes of the spelling that is being typed', () => {
    expect(spellingFor('Colour', '')).toBe('Colour')
    expect(spellingFor('Colour', 'colo')).toBe('Colour')
    expect(spellingFor('Colour', 'color')).toBe('color')
    expect(spellingFor('Colour', 'colx')).toBe('Colour')
    expect(spellingFor('catalogue', 'catalog')).toBe('catalogue')
  })
})

describe('typingOutcome', () => {
  it('forgives one mended slip, not two, and no hint', () => {
    expect(typingOutcome({ slips: 0, hinted: false })).toEqual({ right: true, firstTry: true })
    expect(typingOutcome({ slips: 1, hinted: false })).toEqual({ right: true, firstTry: true })
    expect(typingOutcome({ slips: 2, hinted: false })).toEqual({ right: false, firstTry: false })
    expect(typingOutcome({ slips: 0, hinted: true })).toEqual({ right: true, firstTry: false })
  })
})
