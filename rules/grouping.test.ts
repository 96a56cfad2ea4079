import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByTopic, isRunningText, readPieces } from './grouping.ts'

const texts = (text: string, phrases: readonly string[] = []) =>
  readPieces(text, (piece) => phrases.includes(piece)).map((piece) => piece.text)

describe('pieces of what was pasted', () => {
  test('a list by lines, commas of both kinds, or tabs, with whatever stands beside the words', () => {
    expect(texts('apple\npear，plum；fig\tdate 枣, 1. lime')).toEqual(['apple', 'pear', 'plum', 'fig', 'date', 'lime'])
  })

  test('an entry that is a word as a whole stays whole', () => {
    expect(texts('ice cream, green tea', ['ice cream'])).toEqual(['ice cream', 'green', 'tea'])
  })

  test('phrases stay whole in running text, the longest first, and none goes over a comma', () => {
    const phrases = ['ice cream', 'soy sauce', 'look forward', 'look forward to', 'at the end']
    expect(texts('We look forward to ice cream without soy sauce at the end.', phrases)).toEqual([
      'We',
      'look forward to',
      'ice cream',
      'without',
      'soy sauce',
      'at the end',
    ])
    expect(texts('I like ice, cream and soy; sauce', phrases)).toEqual([
      'I',
      'like',
      'ice',
      'cream',
      'and',
      'soy',
      'sauce',
    ])
  })

  test('each once, with how often it stands there', () => {
    expect(readPieces('The dog saw the other dog.', () => false)).toEqual([
      { text: 'The', count: 2 },
      { text: 'dog', count: 2 },
      { text: 'saw', count: 1 },
      { text: 'other', count: 1 },
    ])
  })

  test('apostrophes and hyphens inside belong to a word', () => {
    expect(texts("don’t, well-known- 'quoted'")).toEqual(['don’t', 'well-known', 'quoted'])
  })

  test('nothing in what has no Latin letters', () => {
    expect(texts('苹果 🍎 123 --- %')).toEqual([])
  })

  test('whatever is typed, nothing is thrown and nothing made up', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const piece of readPieces(text, () => true)) expect(piece.count).toBeGreaterThan(0)
      }),
    )
  })
})

test('running text is distinguished from a list', () => {
  expect(
    isRunningText(
      'The little prince lived on a planet that was hardly any bigger than himself, and he needed a friend.',
    ),
  ).toBe(true)
  expect(isRunningText('apple, pear, plum, fig, date, lime, lemon, melon, grape, peach, cherry, mango, kiwi')).toBe(
    false,
  )
  expect(isRunningText('a dog')).toBe(false)
})

describe('groups', () => {
  const word = (id: number, topic: string | null) => ({ id, topic })
  const wideOf = (topic: string) => ({ animals: 'living', plants: 'living', food: 'things' })[topic] ?? 'other'

  test('the largest first, what fits nowhere last', () => {
    const words = [...'ffffaaa'].map((letter, id) => word(id, letter === 'f' ? 'food' : 'animals'))
    const groups = groupByTopic([word(90, null), ...words], wideOf)
    expect(groups.map(({ topic, words: own }) => [topic, own.length])).toEqual([
      ['food', 4],
      ['animals', 3],
      ['other', 1],
    ])
  })

  test('small ones join their wider topic', () => {
    const groups = groupByTopic([word(1, 'animals'), word(2, 'plants'), word(3, 'food')], wideOf)
    expect(groups).toEqual([
      { topic: 'living', words: [word(1, 'animals'), word(2, 'plants')] },
      { topic: 'other', words: [word(3, 'food')] },
    ])
  })

  test('in a list of up to two dozen words a pair is a group, in a longer one it joins its wider topic', () => {
    const pair = [word(1, 'animals'), word(2, 'animals')]
    const rest = (count: number) => Array.from({ length: count }, (_, index) => word(10 + index, 'food'))
    const topicOfPair = (count: number) =>
      groupByTopic([...pair, word(3, 'plants'), word(4, 'plants'), ...rest(count)], wideOf).map(({ topic }) => topic)
    expect(topicOfPair(20)).toEqual(['food', 'animals', 'plants'])
    expect(topicOfPair(21)).toEqual(['food', 'living'])
  })

  test('what is left alone joins the largest group of its wider topic', () => {
    const animals = [1, 2, 3].map((id) => word(id, 'animals'))
    const food = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => word(id, 'food'))
    const groups = groupByTopic([...animals, ...food, word(13, 'plants')], wideOf)
    expect(groups).toEqual([
      { topic: 'food', words: food },
      { topic: 'animals', words: [...animals, word(13, 'plants')] },
    ])
  })

  test('little words of grammar stand behind the rest', () => {
    const groups = groupByTopic(
      [...'gggg'].map((_, id) => word(id, 'grammar')).concat([word(8, 'food'), word(9, 'food')]),
      wideOf,
    )
    expect(groups.map(({ topic }) => topic)).toEqual(['food', 'grammar'])
  })

  test('no word is lost, none stands twice', () => {
    const topic = fc.option(fc.constantFrom('animals', 'plants', 'food', 'grammar', 'mind'))
    fc.assert(
      fc.property(fc.array(topic, { maxLength: 60 }), (list) => {
        const words = list.map((each, id) => word(id, each))
        const grouped = groupByTopic(words, wideOf).flatMap((group) => group.words)
        expect(grouped.toSorted((a, b) => a.id - b.id)).toEqual(words)
      }),
    )
  })
})
