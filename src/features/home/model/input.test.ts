import { describe, expect, test } from 'vitest'
import { isSeveral, wordsToPractise } from './input.ts'

describe('what stands in the panel', () => {
  test('one word or phrase is looked up, in either language', () => {
    for (const text of ['apple', ' give up ', '苹果', 'mother-in-law', "don't", '']) expect(isSeveral(text)).toBe(false)
  })

  test('a list or a text is several', () => {
    for (const text of ['apple, pear', 'apple\npear', '苹果、梨', 'The fox sleeps in the garden.']) {
      expect(isSeveral(text)).toBe(true)
    }
  })
})

describe('words to practise', () => {
  test('of a list, phrases stay together, each once', () => {
    expect(wordsToPractise('apple, give up；Apple\n\n 梨、pear 梨')).toEqual(['Apple', 'give up', 'pear'])
  })

  test('of a text, every word, each once', () => {
    expect(wordsToPractise('The fox, the dog. Don’t wake the fox that sleeps!')).toEqual([
      'the',
      'fox',
      'dog',
      'Don’t',
      'wake',
      'that',
      'sleeps',
    ])
  })

  test('no more than one practice takes, and nothing of what is no English', () => {
    const many = Array.from(
      { length: 80 },
      (_, index) => `word${'abcdefghij'[Math.floor(index / 10)]}${'klmnopqrst'[index % 10]}`,
    )
    expect(wordsToPractise(many.join('\n'))).toHaveLength(50)
    expect(wordsToPractise('苹果 123 😀')).toEqual([])
  })
})
