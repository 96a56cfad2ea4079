import { expect, test } from 'vitest'
import { readWeakForms } from './weak-forms.ts'

test.each([
  ['the', 'ðiː', 'ðə ði', 'ði', 'ðə ði'],
  ['a', 'eɪ', 'ə', 'eɪ', 'ə'],
  ['of', 'ɒv', 'əv ə', 'ʌv', 'əv ə'],
  ['to', 'tuː', 'tə tu', 'tu', 'tə tu'],
  ['for', 'fɔː', 'fə fər', 'fɔr', 'fɚ'],
  ['and', 'ænd', 'ənd ən', 'ænd', 'ənd ən'],
  ['can', 'kæn', 'kən', 'kæn', 'kən'],
  ['was', 'wɒz', 'wəz', 'wʌz', 'wəz'],
])('%s is /%s/, weak /%s/, in the UK; /%s/, weak /%s/, in the US', (word, ukStrong, ukWeak, usStrong, usWeak) => {
  const { uk, us } = readWeakForms(word) ?? {}
  expect([uk?.strong, uk?.weak.join(' '), us?.strong, us?.weak.join(' ')]).toEqual([ukStrong, ukWeak, usStrong, usWeak])
})

test('content words have none', () => {
  expect(readWeakForms('cat')).toBeNull()
})
