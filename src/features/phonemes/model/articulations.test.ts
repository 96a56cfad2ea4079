import { expect, test } from 'vitest'
import { articulations } from './articulations.ts'
import { phonemeWords } from './phoneme-words.ts'

const names = Object.keys(articulations) as (keyof typeof articulations)[]
const namesWith = (test: (name: keyof typeof articulations) => boolean) => names.filter(test).toSorted()
const body = (name: keyof typeof articulations) => articulations[name].start.tongue.body

test('every phoneme is drawn', () => {
  expect(names.toSorted()).toEqual(Object.keys(phonemeWords).toSorted())
})

test('H is the vowel of its example without the voice', () => {
  expect(articulations.HH.start).toEqual(articulations.AE.start)
  expect(articulations.HH.isVoiced).toBe(false)
})

test('voice, nose and stopped air are those of English', () => {
  expect(namesWith((name) => !articulations[name].isVoiced)).toEqual(['CH', 'F', 'HH', 'K', 'P', 'S', 'SH', 'T', 'TH'])
  expect(namesWith((name) => articulations[name].flow === 'nose')).toEqual(['M', 'N', 'NG'])
  expect(namesWith((name) => articulations[name].flow === 'stopped')).toEqual([
    'B',
    'CH',
    'D',
    'G',
    'JH',
    'K',
    'P',
    'T',
  ])
  expect(namesWith((name) => articulations[name].flow === 'sides')).toEqual(['L'])
  expect(namesWith((name) => articulations[name].start.lips === 'closed')).toEqual(['B', 'M', 'P'])
})

test.each([
  ['P', 'B'],
  ['T', 'D'],
  ['K', 'G'],
  ['F', 'V'],
  ['TH', 'DH'],
  ['S', 'Z'],
  ['SH', 'ZH'],
  ['CH', 'JH'],
] as const)('%s and %s differ in the voice alone', (one, other) => {
  expect(articulations[other]).toEqual({ ...articulations[one], isVoiced: true })
})

test('vowels fall from sheep to bad and from fool to hot, and lie behind each other from sheep to fool', () => {
  const heights = (order: readonly (keyof typeof articulations)[]) => order.map((name) => body(name)[1])
  const isAscending = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  expect(isAscending(heights(['IY', 'IH', 'EH', 'AE']))).toBe(true)
  expect(isAscending(heights(['UW', 'UH', 'AO', 'AA']))).toBe(true)
  expect(isAscending((['IY', 'schwa', 'UW'] as const).map((name) => body(name)[0]))).toBe(true)
})
