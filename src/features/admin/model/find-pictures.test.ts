import { expect, test } from 'vitest'
import { findPictures } from './find-pictures.ts'

const picture = (file: string, zh: string, en: string, keywords: string[], words: string[] = []) => ({
  file,
  name: { zh, en },
  keywords,
  words,
  look_alikes: [],
})
const set = [
  picture('1f600.webp', '嘿嘿', 'grinning face', ['脸', '笑', 'face', 'happy']),
  picture('26fd.webp', '油泵', 'fuel pump', ['加油', 'car', 'gas'], ['petrol']),
  picture('1f697.webp', '汽车', 'automobile', ['车', 'car'], ['car', 'vehicle']),
  picture('1f955.webp', '胡萝卜', 'carrot', ['蔬菜', 'vegetable'], ['carrot']),
  picture('1f1ef-1f1f5.webp', '旗: 日本', 'flag: Japan', ['旗']),
]
const found = (text: string) => findPictures(set, text).map(({ file }) => file)

test('a picture is found by its words, its names and its keywords, what is called so first', () => {
  expect(found('car')).toEqual(['1f697.webp', '1f955.webp', '26fd.webp'])
  expect(found('PUMP')).toEqual(['26fd.webp'])
  expect(found('车')).toEqual(['1f697.webp'])
  expect(found('japan')).toEqual(['1f1ef-1f1f5.webp'])
})

test('the inside of an English word finds nothing, that of a Chinese one does', () => {
  expect(found('arrot')).toEqual([])
  expect(found('萝卜')).toEqual(['1f955.webp'])
})

test('every part of the text is needed', () => {
  expect(found('face happy')).toEqual(['1f600.webp'])
  expect(found('face car')).toEqual([])
})

test('an emoji finds its own picture, and no text finds all', () => {
  expect(found('🚗')).toEqual(['1f697.webp'])
  expect(found('  ')).toHaveLength(set.length)
})
