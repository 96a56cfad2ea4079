import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersWith,
  countTimes,
  findConfusedPairs,
  isNearInSpelling,
  wordsToKeepApart,
  type Mistake,
  type RightAnswer,
} from './confusions.ts'
import type { LoggedKind } from './grading.ts'

const DAY = 86_400_000
const on = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, 1) + day * DAY + hour * 3_600_000)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const headwords = new Map([
  [1, 'affect'],
  [2, 'effect'],
  [3, 'borrow'],
  [4, 'lend'],
  [5, 'ship'],
  [6, 'sheep'],
])
const mistake = (wordId: number, givenId: number, kind: LoggedKind, at = on(0)): Mistake => ({
  wordId,
  givenId,
  kind,
  at,
})
const right = (wordId: number, kind: LoggedKind, at: Date): RightAnswer => ({ wordId, kind, at })
const find = (mistakes: readonly Mistake[], rights: readonly RightAnswer[] = [], isSame?: () => boolean) =>
  findConfusedPairs({ mistakes, rights, headwords, dayOf, ...(isSame && { isSame }) })

describe('isNearInSpelling', () => {
  it('finds words a letter or two apart, and no word near to itself', () => {
    expect(isNearInSpelling('affect', 'Effect')).toBe(true)
    expect(isNearInSpelling('quite', 'quiet')).toBe(true)
    expect(isNearInSpelling('desert', 'dessert')).toBe(true)
    expect(isNearInSpelling('borrow', 'lend')).toBe(false)
    expect(isNearInSpelling('dog', 'fox')).toBe(false)
    expect(isNearInSpelling('fox', 'Fox')).toBe(false)
  })
})

describe('answersWith', () => {
  it('knows which answers are ids and which are texts', () => {
    const kinds: LoggedKind[] = ['choose_word', 'match_pairs', 'type_word', 'say_word', 'arrange_sentence', 'flashcard']
    expect(kinds.map(answersWith)).toEqual(['id', 'id', 'text', null, null, null])
  })
})

describe('findConfusedPairs', () => {
  it('tells meaning, spelling and sound apart', () => {
    const pairs = find([
      mistake(3, 4, 'type_word', on(2)),
      mistake(2, 1, 'type_word', on(1)),
      mistake(5, 6, 'listen_and_type', on(0)),
    ])
    expect(pairs.map(({ words, kinds }) => [words, kinds.map(({ kind }) => kind)])).toEqual([
      [[3, 4], ['meaning']],
      [[1, 2], ['spelling']],
      [[5, 6], ['sound']],
    ])
  })

  it('counts both directions of one pair, and names the kinds of it, the latest first', () => {
    const [pair] = find([
      mistake(6, 5, 'listen_and_type', on(0)),
      mistake(5, 6, 'listen_and_type', on(1)),
      mistake(5, 6, 'listen_and_type', on(2)),
      mistake(5, 6, 'type_word', on(3)),
    ])
    expect(pair).toEqual({
      words: [5, 6],
      kinds: [
        { kind: 'spelling', times: [1, 0], last: on(3), held: false },
        { kind: 'sound', times: [2, 1], last: on(2), held: false },
      ],
      last: on(3),
      held: false,
    })
  })

  it('takes one choice for a guess, two for a confusion, and one typed word as well', () => {
    expect(find([mistake(3, 4, 'choose_meaning')])).toEqual([])
    expect(find([mistake(3, 4, 'choose_meaning'), mistake(4, 3, 'match_pairs')])).toHaveLength(1)
    expect(find([mistake(3, 4, 'type_word')])).toHaveLength(1)
  })

  it('leaves out words that mean the same; of two that sound the same the spelling is confused', () => {
    expect(find([mistake(3, 4, 'type_word')], [], () => true)).toEqual([])
    const [pair] = find([mistake(5, 6, 'listen_and_type')], [], () => true)
    expect(pair?.kinds).toMatchObject([{ kind: 'spelling' }])
  })

  it('leaves out the word itself, and words that are not there any more', () => {
    expect(find([mistake(1, 1, 'type_word'), mistake(1, 99, 'type_word'), mistake(98, 1, 'type_word')])).toEqual([])
  })

  it('is held apart when both words were right on two later days, in questions that would have shown it', () => {
    const mistakes = [mistake(1, 2, 'type_word', on(3))]
    const both = (kind: LoggedKind, ...days: Date[]) => days.flatMap((at) => [right(1, kind, at), right(2, kind, at)])
    const isHeld = (rights: readonly RightAnswer[]) => find(mistakes, rights)[0]?.held
    expect(isHeld(both('type_word', on(1), on(2)))).toBe(false)
    expect(isHeld(both('type_word', on(4)))).toBe(false)
    expect(isHeld(both('type_word', on(4), on(4, 5)))).toBe(false)
    expect(isHeld(both('choose_meaning', on(4), on(5)))).toBe(false)
    expect(isHeld([right(1, 'type_word', on(4)), right(1, 'type_word', on(5))])).toBe(false)
    expect(isHeld(both('type_word', on(4), on(5)))).toBe(true)
    expect(isHeld(both('listen_and_type', on(4), on(9)))).toBe(true)
  })

  it('is open again with the next mistake', () => {
    const rights = [4, 5].flatMap((day) => [right(1, 'type_word', on(day)), right(2, 'type_word', on(day))])
    const before = find([mistake(1, 2, 'type_word', on(3))], rights)
    const after = find([mistake(1, 2, 'type_word', on(3)), mistake(2, 1, 'type_word', on(6))], rights)
    expect([before[0]?.held, after[0]?.held]).toEqual([true, false])
  })

  it('puts what is not held apart first, then what is confused more often, then the latest', () => {
    const held = [4, 5].flatMap((day) => [1, 2].map((word) => right(word, 'type_word', on(day))))
    const pairs = find(
      [
        ...[0, 1, 2].map((day) => mistake(1, 2, 'type_word', on(day))),
        mistake(3, 4, 'type_word', on(0)),
        mistake(3, 5, 'type_word', on(1)),
        mistake(5, 6, 'listen_and_type', on(0)),
        mistake(6, 5, 'listen_and_type', on(0)),
      ],
      held,
    )
    expect(pairs.map(({ words }) => words)).toEqual([
      [5, 6],
      [3, 5],
      [3, 4],
      [1, 2],
    ])
  })

  const kinds: LoggedKind[] = ['choose_word', 'choose_meaning', 'match_pairs', 'type_word', 'listen_and_type']
  const someWord = fc.constantFrom(...headwords.keys())
  const someKind = fc.constantFrom(...kinds)
  const someTime = fc.integer({ min: 0, max: 40 }).map((day) => on(day))
  const someMistakes = fc.array(fc.record({ wordId: someWord, givenId: someWord, kind: someKind, at: someTime }), {
    maxLength: 30,
  })
  const someRights = fc.array(fc.record({ wordId: someWord, kind: someKind, at: someTime }), { maxLength: 30 })

  it('does not depend on the order of the log', () => {
    fc.assert(
      fc.property(someMistakes, someRights, (mistakes, rights) => {
        expect(find(mistakes.toReversed(), rights.toReversed())).toEqual(find(mistakes, rights))
      }),
    )
  })

  it('names each pair once, counts no mistake twice, and never more than there were', () => {
    fc.assert(
      fc.property(someMistakes, someRights, (mistakes, rights) => {
        const pairs = find(mistakes, rights)
        expect(new Set(pairs.map(({ words }) => words.join())).size).toBe(pairs.length)
        for (const pair of pairs) {
          const [one, other] = pair.words
          expect(one).toBeLessThan(other)
          const between = mistakes.filter(
            ({ wordId, givenId }) =>
              [one, other].includes(wordId) && [one, other].includes(givenId) && wordId !== givenId,
          )
          expect(countTimes(pair)).toBeLessThanOrEqual(between.length)
          expect(pair.held).toBe(pair.kinds.every(({ held }) => held))
        }
      }),
    )
  })

  it('holds every pair apart once all words were right in every way on two days after the last mistake', () => {
    const days = [on(50), on(51)]
    const all = days.flatMap((at) =>
      kinds.flatMap((kind) => [...headwords.keys()].map((word) => right(word, kind, at))),
    )
    fc.assert(
      fc.property(someMistakes, (mistakes) => {
        const pairs = find(mistakes, all)
        expect(pairs.every(({ held }) => held)).toBe(true)
        expect(wordsToKeepApart(pairs).size).toBe(0)
      }),
    )
  })
})

describe('wordsToKeepApart', () => {
  it('names both ways what is not held apart', () => {
    const rights = [4, 5].flatMap((day) => [right(1, 'type_word', on(day)), right(2, 'type_word', on(day))])
    const pairs = find([mistake(1, 2, 'type_word'), mistake(3, 4, 'type_word'), mistake(5, 3, 'type_word')], rights)
    expect(Object.fromEntries(wordsToKeepApart(pairs))).toEqual({ 3: [4, 5], 4: [3], 5: [3] })
  })
})
