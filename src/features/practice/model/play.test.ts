import { describe, expect, test } from 'vitest'
import type { Answer, Question, RunWord } from '#contract/challenges'
import { isPlayed, play, progressOf, startPlay } from './play.ts'
import type { PlayState } from './play.ts'

const words = ['fox', 'dog', 'cat', 'bee'].map((headword, index): RunWord => ({
  id: index + 1,
  headword,
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: headword, en: headword },
  picture: null,
}))
const choice = (id: number): Question => ({ kind: 'choose_picture', word_id: id, options: [1, 2, 3, 4] })
const board: Question = { kind: 'match_pairs', left: [1, 2], right: [2, 1] }

let count = 0
const answer = (kind: Answer['kind'], word_id: number, given: number): Answer => ({
  id: `a${(count += 1)}`,
  word_id,
  kind,
  given: String(given),
  hinted: false,
  slips: 0,
  ms: 900,
})
const choose = (state: PlayState, word: number, given: number) =>
  play(state, { type: 'answer', answer: answer('choose_picture', word, given) })
const match = (state: PlayState, word: number, given: number) =>
  play(state, { type: 'answer', answer: answer('match_pairs', word, given) })
const next = (state: PlayState) => play(state, { type: 'next' })

describe('a run of choices', () => {
  const start = () => startPlay({ questions: [choice(1), choice(2)], words }, [])

  test('an answer settles its question, and the next one comes only after it', () => {
    const waiting = start()
    expect(next(waiting)).toBe(waiting)
    const settled = choose(waiting, 1, 1)
    expect(settled).toMatchObject({ settled: true, last: { right: true }, turn: 0 })
    expect(next(settled)).toMatchObject({ question: choice(2), settled: false, last: null, turn: 1 })
  })

  test('a second press on a settled question counts nothing', () => {
    const settled = choose(start(), 1, 2)
    expect(choose(settled, 1, 1)).toBe(settled)
  })

  test('a missed word comes back until it is right', () => {
    const afterMiss = next(choose(start(), 1, 3))
    const back = next(choose(afterMiss, 2, 2))
    expect(progressOf(back)).toEqual({ done: 2, total: 3 })
    const done = choose(back, 1, 1)
    expect(isPlayed(done)).toBe(true)
    expect(next(done).question).toBeNull()
  })

  test('the only word missed again is asked again as a new question', () => {
    const missed = choose(startPlay({ questions: [choice(1)], words }, []), 1, 2)
    expect(next(missed)).toMatchObject({ question: { word_id: 1 }, settled: false, last: null, turn: 1 })
  })

  test('a question that comes back has every option in another place, each time', () => {
    const single = { questions: [choice(1)], words }
    const first = next(choose(startPlay(single, []), 1, 2))
    expect(first.question).toMatchObject({ options: [2, 3, 4, 1] })
    expect(next(choose(first, 1, 2)).question).toMatchObject({ options: [3, 4, 1, 2] })
    expect(startPlay(single, first.answers).question).toEqual(first.question)
  })

  test('a word that was right is asked again where it parts a missed one from its return', () => {
    const all = [1, 2, 3, 4]
    const answered = all.reduce(
      (state, id) => next(choose(state, id, id === 4 ? 1 : id)),
      startPlay({ questions: all.map(choice), words }, []),
    )
    const shown = [0, 1, 2, 3].reduce<{ state: PlayState; ids: number[] }>(
      ({ state, ids }) => {
        const { question } = state
        const id = question && 'word_id' in question ? question.word_id : 0
        return { state: next(choose(state, id, id)), ids: [...ids, id] }
      },
      { state: answered, ids: [] },
    )
    expect(shown.ids).toEqual([1, 2, 3, 4])
    expect(shown.state.question).toBeNull()
  })

  test('a run that was left goes on at the first open question', () => {
    const resumed = startPlay({ questions: [choice(1), choice(2)], words }, [answer('choose_picture', 1, 1)])
    expect(resumed.question).toEqual(choice(2))
    expect(progressOf(resumed)).toEqual({ done: 1, total: 2 })
  })
})

describe('a board of pairs', () => {
  const start = () => startPlay({ questions: [board], words }, [])

  test('stays until its last pair, through wrong ones', () => {
    const wrong = match(start(), 1, 2)
    expect(wrong).toMatchObject({ settled: false, last: { right: false } })
    const one = match(wrong, 1, 1)
    expect(one.settled).toBe(false)
    expect(match(one, 2, 2).settled).toBe(true)
  })

  test('a pair that is found takes no more answers', () => {
    const one = match(start(), 1, 1)
    expect(match(one, 1, 1)).toBe(one)
  })
})
