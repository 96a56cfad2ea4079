import { expect, test } from 'vitest'
import type { BedPlant } from '#contract/grove'
import { keyOfRow, listRows, toBedPlant } from './beds.ts'

const plant = (id: number, word: string, posture: BedPlant['posture'] = 'upright'): BedPlant => ({
  id,
  word,
  stage: 'bush',
  posture,
  recall: 0.9,
  due: null,
  category: 'food-drink',
})
const beds = [
  { id: 'food-drink', title: { zh: '吃喝', en: 'Food' }, plants: [plant(1, 'Apple'), plant(2, 'pear', 'leaning')] },
  { id: 'rest', title: null, plants: [plant(-3, 'snorkel')] },
]

const namesOf = (letters: string) =>
  listRows(beds, letters).map((row) => (row.kind === 'bed' ? row.bed.id : row.plant.word))

test('the list names each bed before its words, the thirsty first', () => {
  expect(namesOf('')).toEqual(['food-drink', 'pear', 'Apple', 'rest', 'snorkel'])
  expect(listRows(beds, '').map(keyOfRow)).toEqual(['bed food-drink', 'plant 2', 'plant 1', 'bed rest', 'plant -3'])
})

test('letters leave the words that have them, capital or not, and no bed without a word', () => {
  expect(namesOf(' app')).toEqual(['food-drink', 'Apple'])
  expect(namesOf('zzz')).toEqual([])
})

test('a word is drawn the same every time', () => {
  expect(toBedPlant(plant(7, 'tea'))).toEqual(toBedPlant(plant(7, 'tea')))
  expect(toBedPlant(plant(7, 'tea'))).toMatchObject({ id: 7, species: 'berry', stage: 'bush' })
})
