import { expect, test } from 'vitest'
import type { Answer, Question, RunWord } from '#contract/challenges'
import { fadingOf } from './fading.ts'
import { play, startPlay } from './play.ts'
import type { PlayState } from './play.ts'

const steps = [undefined, 'both', 'en', 'en'] as const
const words = steps.map((step, index): RunWord => ({
  id: index + 1,
  headword: `word ${index + 1}`,
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: '词', en: 'word' },
  picture: null,
  ...(step && { faded_to: step }),
}))
const choice = (id: number): Question => ({ kind: 'choose_meaning', word_id: id, options: [1, 2, 3, 4] })
const board = (...ids: number[]): Question => ({ kind: 'match_pairs', left: ids, right: ids })
const begin = (...questions: Question[]) => startPlay({ questions, words }, [])

let count = 0
const give = (state: PlayState, kind: Answer['kind'], word_id: number, given: number) =>
  play(state, {
    type: 'answer',
    answer: { id: `a${(count += 1)}`, word_id, kind, given: String(given), hinted: false, slips: 0, ms: 900 },
  })
const next = (state: PlayState) => play(state, { type: 'next' })

test.each([
  [1, undefined],
  [2, 'both'],
  [3, 'en'],
] as const)('a question about word %s is in the language of that word, whatever its options are in', (id, step) => {
  expect(fadingOf(begin(choice(id)))).toBe(step)
})

test('a board is in the language of the word with the most Chinese', () => {
  expect(fadingOf(begin(board(3, 4)))).toBe('en')
  expect(fadingOf(begin(board(4, 2)))).toBe('both')
  expect(fadingOf(begin(board(4, 2, 1)))).toBeUndefined()
})

test('a missed word is in Chinese when it comes back; nothing changes while it is on the screen', () => {
  const missed = give(begin(choice(3), choice(4)), 'choose_meaning', 3, 1)
  expect(fadingOf(missed)).toBe('en')
  const other = next(missed)
  expect(fadingOf(other)).toBe('en')
  const back = next(give(other, 'choose_meaning', 4, 4))
  expect(back.question).toMatchObject({ word_id: 3 })
  expect(fadingOf(back)).toBeUndefined()
})

test('a right answer takes nothing away', () => {
  const both = begin(choice(3), { ...choice(3), kind: 'choose_word' } as Question)
  const second = next(give(both, 'choose_meaning', 3, 3))
  expect(second.question).toMatchObject({ kind: 'choose_word', word_id: 3 })
  expect(fadingOf(second)).toBe('en')
})

test('a wrong pair leaves the board as it is, and brings Chinese back where the word is asked again', () => {
  const questions = [board(3, 4), choice(3)]
  const wrong = give(begin(...questions), 'match_pairs', 3, 4)
  expect(fadingOf(wrong)).toBe('en')
  const one = give(wrong, 'match_pairs', 4, 4)
  expect(fadingOf(one)).toBe('en')
  const after = next(give(one, 'match_pairs', 3, 3))
  expect(after.question).toMatchObject({ kind: 'choose_meaning' })
  expect(fadingOf(after)).toBeUndefined()
})

test('without a question there is nothing to explain', () => {
  expect(fadingOf({ ...begin(choice(3)), question: null })).toBeUndefined()
})
