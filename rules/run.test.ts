import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Answer, Question } from '#contract/challenges'

import { buildQuestions } from './questions.ts'
import { seededRandom } from './random.ts'
import {
  countSteps,
  earnsCredit,
  firstTries,
  isCorrect,
  judgeBy,
  nextQuestion,
  openWords,
  runResult,
  wordsAsked,
} from './run.ts'

const words = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  headword: index === 0 ? 'colour' : `word${'abcdefgh'[index]}`,
  picture: `${index}.webp`,
  meaning: { zh: `词${index}`, en: `meaning ${index}` },
  frequency: index + 1,
  subcategory: null,
  synonyms: [],
}))
const judge = judgeBy(words)
const typing = words.map(({ id }): Question => ({ kind: 'type_word', word_id: id }))
const board: Question = { kind: 'match_pairs', left: [1, 2, 3, 4], right: [3, 1, 4, 2] }

let made = 0
function answerTo(kind: Answer['kind'], wordId: number, given: string, more: Partial<Answer> = {}): Answer {
  made += 1
  return { id: `answer-${made}`, word_id: wordId, kind, given, hinted: false, slips: 0, ms: 2_000, ...more }
}
const headwordOf = (id: number) => words.find((word) => word.id === id)?.headword ?? ''
const typed = (id: number, given = headwordOf(id), more: Partial<Answer> = {}) => answerTo('type_word', id, given, more)
const matched = (id: number, other = id) => answerTo('match_pairs', id, String(other))

/** A right or wrong answer to one of the words that a question still asks for. */
function play(question: Question, open: readonly number[], right: boolean, pick: number): Answer {
  const id = open[pick % open.length] ?? 0
  const good = 'options' in question || question.kind === 'match_pairs' ? String(id) : headwordOf(id)
  return answerTo(question.kind, id, right ? good : 'wrong')
}

describe('isCorrect', () => {
  it('takes a typed word in either spelling, with one slip, even with a hint', () => {
    const question: Question = { kind: 'type_word', word_id: 1 }
    expect(isCorrect(question, typed(1, 'Color'), words)).toBe(true)
    expect(isCorrect(question, typed(1, 'colour', { slips: 1 }), words)).toBe(true)
    expect(isCorrect(question, typed(1, 'colour', { hinted: true }), words)).toBe(true)
    expect(isCorrect(question, typed(1, 'colour', { slips: 2 }), words)).toBe(false)
    expect(isCorrect(question, typed(1, 'culour'), words)).toBe(false)
  })

  it('takes a word made of tiles in either spelling, and a sentence whatever its stops', () => {
    const spell: Question = { kind: 'spell_word', word_id: 1, tiles: [...'lourocx'] }
    expect(isCorrect(spell, answerTo('spell_word', 1, 'color'), words)).toBe(true)
    expect(isCorrect(spell, answerTo('spell_word', 1, 'colro'), words)).toBe(false)
    const sentence = 'The fox, my friend, sleeps.'
    const arrange: Question = { kind: 'arrange_sentence', word_id: 1, sentence, zh: null, tiles: ['fox', 'the'] }
    expect(isCorrect(arrange, answerTo('arrange_sentence', 1, 'the fox my friend sleeps'), words)).toBe(true)
    expect(isCorrect(arrange, answerTo('arrange_sentence', 1, 'the friend my fox sleeps'), words)).toBe(false)
  })

  it('takes a word that was read and typed where it could not be listened to', () => {
    const question: Question = { kind: 'listen_and_type', word_id: 1 }
    expect(isCorrect(question, answerTo('listen_and_type', 1, 'colour'), words)).toBe(true)
    expect(isCorrect(question, typed(1), words)).toBe(true)
    expect(isCorrect({ kind: 'type_word', word_id: 1 }, answerTo('listen_and_type', 1, 'colour'), words)).toBe(false)
  })

  it('refuses answers to another question, kind or word', () => {
    const question: Question = { kind: 'choose_meaning', word_id: 1, options: [1, 2, 3, 4] }
    expect(isCorrect(question, answerTo('choose_meaning', 1, '1'), words)).toBe(true)
    expect(isCorrect(question, answerTo('choose_meaning', 1, '2'), words)).toBe(false)
    expect(isCorrect(question, answerTo('choose_meaning', 2, '2'), words)).toBe(false)
    expect(isCorrect(question, answerTo('choose_picture', 1, '1'), words)).toBe(false)
    expect(isCorrect(board, matched(5), words)).toBe(false)
    expect(isCorrect({ kind: 'type_word', word_id: 99 }, typed(99, ''), words)).toBe(false)
  })
})

describe('nextQuestion', () => {
  it('asks all in order, then the missed words again, the longest unseen first', () => {
    const answers: Answer[] = []
    const seen: number[] = []
    for (const right of [true, false, true, false, true, true, true, true, false, true, true, true, true]) {
      const question = nextQuestion(typing, answers, judge)
      const id = question && question.kind === 'type_word' ? question.word_id : 0
      seen.push(id)
      answers.push(right ? typed(id) : typed(id, 'nonsense'))
    }
    // The word that is missed a second time is alone: words that were right keep it from coming back at once.
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 2, 4, 1, 3, 2])
    expect(nextQuestion(typing, answers, judge)).toBeNull()
  })

  it('keeps a board until its four words are matched', () => {
    const second: Question = { kind: 'match_pairs', left: [5, 6, 7, 8], right: [8, 7, 6, 5] }
    const answers = [matched(1), matched(2, 3), matched(3), matched(4)]
    expect(nextQuestion([board, second], answers, judge)).toBe(board)
    expect(openWords(board, answers, judge)).toEqual([2])
    expect(nextQuestion([board, second], [...answers, matched(2)], judge)).toBe(second)
  })

  it('brings a missed word back after three others, or as many as there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.boolean(), { maxLength: 40, size: 'max' }),
        (length, moves) => {
          const questions = typing.slice(0, length)
          const answers: Answer[] = []
          const seen: number[] = []
          for (const right of [...moves, ...Array.from({ length: 40 }, () => true)]) {
            const question = nextQuestion(questions, answers, judge)
            if (!question) break
            const [id = 0] = wordsAsked(question)
            const before = seen.lastIndexOf(id)
            if (before >= 0) expect(seen.length - before - 1).toBeGreaterThanOrEqual(Math.min(3, length - 1))
            seen.push(id)
            answers.push(right ? typed(id) : typed(id, 'nonsense'))
          }
          expect(nextQuestion(questions, answers, judge)).toBeNull()
        },
      ),
    )
  })

  it('ends every run, and asks a word that is right only to part a missed one from its return', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('typing', 'matching', 'multi-choice'),
        fc.string(),
        fc.array(fc.record({ right: fc.boolean(), pick: fc.nat(3) }), { maxLength: 40, size: 'max' }),
        (type, seed, moves) => {
          const questions = buildQuestions({ type, words, pool: [], random: seededRandom(seed) })
          const answers: Answer[] = []
          const right = new Set<number>()
          // After its moves the player makes no more mistakes: what is left by count must do.
          const rest = Array.from({ length: 8 + 3 }, () => ({ right: true, pick: 0 }))
          for (const [index, move] of [...moves, ...rest].entries()) {
            const steps = countSteps(questions, answers, judge)
            if (type !== 'matching') expect(steps.done).toBe(answers.length)
            if (index === moves.length) expect(steps.left).toBeLessThanOrEqual(rest.length)
            const question = nextQuestion(questions, answers, judge)
            expect(question === null).toBe(steps.left === 0)
            if (!question) break
            const openNow = openWords(question, answers, judge)
            expect(openNow.filter((id) => right.has(id))).toEqual([])
            const open = openNow.length > 0 ? openNow : wordsAsked(question)
            // A word between others is never one that was missed a moment ago.
            if (openNow.length === 0) expect(answers.slice(-3).map(({ word_id }) => word_id)).not.toEqual(open)
            const answer = play(question, open, move.right, move.pick)
            answers.push(answer)
            if (move.right) right.add(answer.word_id)
            // Right answers bring the end one step nearer each, as it was counted.
            if (move.right) expect(countSteps(questions, answers, judge).left).toBe(steps.left - 1)
          }
          expect(nextQuestion(questions, answers, judge)).toBeNull()
          const result = runResult(questions, answers, judge)
          expect(result).toMatchObject({ total: 8, finished: true })
          expect(result.rightAtFirstTry + result.missed.length).toBe(8)
        },
      ),
    )
  })

  it('ends in any order of answers, also when a queue mixes them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...words, ...words], { minLength: 16 }), fc.string(), (order, seed) => {
        const questions = buildQuestions({ type: 'matching', words, pool: [], random: seededRandom(seed) })
        const answers = order.map(({ id }, index) => matched(id, index % 3 === 0 ? 99 : id))
        const finished = questions
          .flatMap(wordsAsked)
          .every((id) => answers.some((answer) => answer.given === String(id)))
        expect(runResult(questions, answers, judge).finished).toBe(finished)
      }),
    )
  })
})

describe('countSteps', () => {
  it('counts missed answers and pairs as steps, and what brings a missed word back', () => {
    expect(countSteps(typing, [], judge)).toEqual({ done: 0, left: 8 })
    expect(countSteps(typing, [typed(1, 'nonsense')], judge)).toEqual({ done: 1, left: 8 })
    const all = words.map(({ id }) => typed(id, id === 8 ? 'nonsense' : undefined))
    expect(countSteps(typing, all, judge)).toEqual({ done: 8, left: 4 })
    expect(countSteps([board], [matched(1), matched(2, 3)], judge)).toEqual({ done: 1, left: 3 })
  })
})

describe('firstTries', () => {
  it('counts only the first answer to a word', () => {
    const answers = [typed(1, 'culour'), typed(1), typed(2), typed(2, 'nonsense'), typed(99)]
    const tries = firstTries(typing, answers, judge)
    expect([...tries.keys()]).toEqual([1, 2])
    expect(tries.get(1)).toMatchObject({ right: false, given: 'culour' })
    expect(tries.get(2)).toMatchObject({ right: true })
  })

  it('gives no credit for a word typed with a hint', () => {
    const first = firstTries(typing, [typed(1, 'colour', { hinted: true })], judge).get(1)
    expect(first).toMatchObject({ right: true, hinted: true })
    expect(first && earnsCredit(first)).toBe(false)
  })

  it('takes the credit from the tapped word of a wrong pair alone', () => {
    const tries = firstTries([board], [matched(1, 2), matched(2), matched(1)], judge)
    expect([tries.get(1)?.right, tries.get(2)?.right]).toEqual([false, true])
  })
})

describe('runResult', () => {
  it('lists missed words with what was first given', () => {
    const answers = [
      typed(1, 'culour'),
      ...words.slice(1, 7).map(({ id }) => typed(id)),
      typed(8, undefined, { slips: 2 }),
    ]
    expect(runResult(typing, answers, judge)).toEqual({
      rightAtFirstTry: 6,
      total: 8,
      missed: [
        { word_id: 1, given: 'culour' },
        { word_id: 8, given: 'wordh' },
      ],
      finished: false,
    })
  })

  it('cannot be bettered by answers to words that are not asked', () => {
    const answers = Array.from({ length: 20 }, (_, index) => typed(100 + index, 'x'))
    expect(runResult(typing, answers, judge)).toEqual({ rightAtFirstTry: 0, total: 8, missed: [], finished: false })
  })
})
