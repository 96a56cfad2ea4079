import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { areConfusable, isOfLikeLevel, pickDistractors, type QuestionWord } from './distractors.ts'
import { buildQuestions } from './questions.ts'
import { seededRandom, shuffled } from './random.ts'
import { wordsAsked } from './run.ts'

function wordOf(id: number, more: Partial<QuestionWord> = {}): QuestionWord {
  return {
    id,
    headword: `word${id}`,
    picture: `${id}.webp`,
    meaning: { zh: `词${id}`, en: `meaning ${id}` },
    frequency: id * 100,
    subcategory: 'fruit',
    synonyms: [],
    ...more,
  }
}

const wordsFrom = (first: number, count: number, more: Partial<QuestionWord> = {}) =>
  Array.from({ length: count }, (_, index) => wordOf(first + index, more))

/** Words that share pictures, meanings and synonyms often, as emoji words do. */
const tangledWord = (id: number) =>
  fc
    .record({
      picture: fc.option(fc.constantFrom('a.webp', 'b.webp', `${id}.webp`), { nil: null }),
      zh: fc.constantFrom('船', `船；艇${id}`, `词${id}`),
      en: fc.constantFrom('a boat', `meaning ${id}`),
      frequency: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: null }),
      subcategory: fc.constantFrom('fruit', 'animal', null),
      synonyms: fc.array(
        fc.integer({ min: 1, max: 30 }).map((other) => `word${other}`),
        { maxLength: 2 },
      ),
    })
    .map(({ zh, en, ...rest }) => wordOf(id, { ...rest, meaning: { zh, en } }))
const tangled = fc
  .integer({ min: 1, max: 30 })
  .chain((count) => fc.tuple(...wordsFrom(1, count).map(({ id }) => tangledWord(id))))
const type = fc.constantFrom('typing', 'matching', 'multi-choice')

/** Ids that one question shows together. */
function shownTogether(question: ReturnType<typeof buildQuestions>[number]): readonly number[] {
  if (question.kind === 'match_pairs') return question.left
  return 'options' in question ? question.options : [question.word_id]
}

describe('buildQuestions', () => {
  it('asks every word once, whatever the words', () => {
    fc.assert(
      fc.property(tangled, type, fc.string(), (all, kind, seed) => {
        const words = all.slice(0, 8)
        const questions = buildQuestions({ type: kind, words, pool: all.slice(8), random: seededRandom(seed) })
        expect(questions.flatMap(wordsAsked).toSorted((a, b) => a - b)).toEqual(words.map(({ id }) => id))
      }),
    )
  })

  it('never shows two words of one picture, meaning or sense together', () => {
    fc.assert(
      fc.property(tangled, type, fc.string(), (all, kind, seed) => {
        const byId = new Map(all.map((word) => [word.id, word]))
        const words = all.slice(0, 8)
        for (const question of buildQuestions({ type: kind, words, pool: all.slice(8), random: seededRandom(seed) })) {
          const shown = shownTogether(question).flatMap((id) => byId.get(id) ?? [])
          for (const [index, word] of shown.entries()) {
            expect(shown.slice(index + 1).filter((other) => areConfusable(word, other))).toEqual([])
          }
          expect(question.kind === 'choose_picture' && shown.some((word) => word.picture === null)).toBe(false)
        }
      }),
    )
  })

  it('offers four options or none: a word that too few others are fair beside is typed', () => {
    const alone = wordOf(1, { partOfSpeech: 'num' })
    const questionsOf = (pool: QuestionWord[]) =>
      buildQuestions({ type: 'multi-choice', words: [alone], pool, random: seededRandom('alone') })
    expect(questionsOf(wordsFrom(2, 2))).toEqual([{ kind: 'type_word', word_id: 1 }])
    expect(questionsOf(wordsFrom(2, 3)).flatMap(shownTogether).toSorted()).toEqual([1, 2, 3, 4])
    expect(questionsOf(wordsFrom(2, 9, { meaning: { zh: '词1', en: 'one' } }))[0]?.kind).toBe('type_word')
    fc.assert(
      fc.property(tangled, fc.string(), (all, seed) => {
        const [words, pool] = [all.slice(0, 8), all.slice(8)]
        for (const question of buildQuestions({ type: 'multi-choice', words, pool, random: seededRandom(seed) }))
          expect([1, 4]).toContain(new Set(shownTogether(question)).size)
      }),
    )
  })

  it('builds the same questions from the same seed, others from another', () => {
    const build = (seed: string) =>
      buildQuestions({
        type: 'multi-choice',
        words: wordsFrom(1, 8),
        pool: wordsFrom(9, 30),
        random: seededRandom(seed),
      })
    expect(build('a')).toEqual(build('a'))
    expect(build('a')).not.toEqual(build('b'))
  })

  it('offers four options and asks by picture and meaning in turn', () => {
    const questions = buildQuestions({
      type: 'multi-choice',
      words: wordsFrom(1, 8),
      pool: wordsFrom(9, 8),
      random: seededRandom('turn'),
    })
    const kinds = questions.map((question) => question.kind)
    expect(kinds).toEqual(Array.from({ length: 4 }, () => ['choose_picture', 'choose_meaning']).flat())
    for (const question of questions) {
      expect(new Set(shownTogether(question)).size).toBe(4)
      expect(shownTogether(question)).toEqual(expect.arrayContaining([...wordsAsked(question)]))
    }
  })

  it('asks by meaning where too few pictures exist', () => {
    const words = [...wordsFrom(1, 3), ...wordsFrom(4, 5, { picture: null })]
    const questions = buildQuestions({ type: 'multi-choice', words, pool: [], random: seededRandom('few') })
    expect(new Set(questions.map((question) => question.kind))).toEqual(new Set(['choose_meaning']))
  })

  it('makes two boards of four, apart when words share a picture', () => {
    const shared = { picture: 'boat.webp' }
    const words = [...wordsFrom(1, 2, shared), ...wordsFrom(3, 6)]
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const boards = buildQuestions({ type: 'matching', words, pool: [], random: seededRandom(seed) })
        expect(boards.map((board) => wordsAsked(board).length)).toEqual([4, 4])
        expect(boards.map((board) => wordsAsked(board).filter((id) => id <= 2).length)).toEqual([1, 1])
        const rights = boards.map((board) => ('right' in board ? board.right.toSorted() : []))
        expect(rights).toEqual(boards.map((board) => wordsAsked(board).toSorted()))
      }),
    )
  })

  it('parts a few missed words evenly', () => {
    const boards = buildQuestions({ type: 'matching', words: wordsFrom(1, 5), pool: [], random: seededRandom('five') })
    expect(boards.map((board) => wordsAsked(board).length)).toEqual([3, 2])
  })
})

describe('areConfusable', () => {
  const pair = (one: [string, string, string], other: [string, string, string]) => {
    const [a, b] = [one, other].map(([headword, zh, en], index) =>
      wordOf(index + 1, { headword, meaning: { zh, en }, picture: null }),
    )
    return a && b && [areConfusable(a, b), areConfusable(b, a)]
  }
  it.each([
    [
      ['begin', '开始', 'to start'],
      ['start', '开始；出发', 'to go'],
    ],
    [
      ['large', '大的', 'of great size'],
      ['big', '大的；重要的', 'not small'],
    ],
    [
      ['last', '最后的', 'after all others'],
      ['finally', '最后（终于）', 'in the end'],
    ],
    [
      ['pick', '挑选', 'to choose'],
      ['choose', '选择', 'to take one out of several'],
    ],
    [
      ['buy', '买', 'to get for money'],
      ['purchase', '购买；采购', 'to acquire by paying'],
    ],
    [
      ['shut', '关上', 'to move into place'],
      ['close', '关', 'to make a gap go away'],
    ],
    [
      ['medicine', '药', 'a drug'],
      ['drug', '药物', 'something against an illness'],
    ],
    [
      ['damage', '破坏', 'to break or spoil'],
      ['destroy', '毁坏', 'to ruin for ever'],
    ],
    [
      ['glance', '一瞥', 'to look quickly'],
      ['look', '看', 'to turn the eyes to something'],
    ],
    [
      ['devote', '把……献给', 'to give time'],
      ['present', '献给', 'to hand over'],
    ],
    [
      ['shout', '喊', 'to speak in a loud voice'],
      ['cry', '叫', 'to speak loudly'],
    ],
  ] as const)('%j and %j mean the same', (one, other) => {
    expect(pair([...one], [...other])).toEqual([true, true])
  })

  it('words whose names hold one another are told apart by their pictures alone', () => {
    const bear = wordOf(1, { headword: 'bear', meaning: { zh: '熊', en: 'a big animal' } })
    const panda = wordOf(2, { headword: 'panda', meaning: { zh: '熊猫', en: 'a black and white animal' } })
    expect(areConfusable(bear, panda)).toBe(false)
    expect(areConfusable({ ...bear, picture: null }, panda)).toBe(true)
  })

  it.each([
    [
      ['large', '大的', 'big'],
      ['small', '小的', 'not big'],
    ],
    [
      ['land', '地', 'ground'],
      ['target', '的', 'an aim'],
    ],
    [
      ['cat', '猫', 'a pet that says meow'],
      ['dog', '狗', 'a pet that barks'],
    ],
  ] as const)('%j and %j do not', (one, other) => {
    expect(pair([...one], [...other])).toEqual([false, false])
  })
})

describe('pickDistractors', () => {
  it('takes the nearest of the same subcategory first, then of the category', () => {
    const near = [wordOf(2, { frequency: 90 }), wordOf(3, { frequency: 110 })]
    const far = [
      wordOf(4, { frequency: 100, subcategory: 'animal' }),
      wordOf(5, { frequency: 9_000, subcategory: 'animal' }),
    ]
    const chosen = pickDistractors(wordOf(1), [...far, ...near], 3, seededRandom('near')).map(({ id }) => id)
    expect(chosen.slice(0, 2).toSorted()).toEqual([2, 3])
    const many = pickDistractors(wordOf(1), wordsFrom(2, 40), 3, seededRandom('many')).map(({ id }) => id)
    expect(Math.max(...many)).toBeLessThanOrEqual(7)
  })
})

describe('wrong options', () => {
  const asked = wordOf(1, { mistaken: [27, 28, 29], near: ['word20', 'word21', 'word22'], subcategory: null })
  const pool = [asked, ...wordsFrom(2, 40, { subcategory: null })]
  const options = (word: QuestionWord, seed: string) =>
    pickDistractors(word, pool, 3, seededRandom(seed)).map(({ id }) => id)

  it('are first what learners gave instead, then what is near', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, second, third = 0] = options(asked, seed)
        expect([first, second]).toEqual([27, 28])
        // Drawn from the six nearest: the neighbours that were worked out before.
        expect([20, 21, 22]).toContain(third)
      }),
    )
  })

  it('never hold what was confused with the word because it means the same', () => {
    const word = { ...asked, synonyms: ['word27', 'word20'] }
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(options(word, seed)).toEqual(expect.arrayContaining([28, 29]))
        expect(options(word, seed)).not.toContain(20)
      }),
    )
  })

  it('beside a reviewed word are reviewed, however near the others are; what is missing comes from the others', () => {
    const unreviewed = wordsFrom(2, 10, { subcategory: null, unreviewed: true })
    const reviewed = wordsFrom(80, 3, { subcategory: null })
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const pick = (others: readonly QuestionWord[]) =>
          pickDistractors(wordOf(1), others, 3, seededRandom(seed)).map(({ id }) => id)
        expect(pick([...unreviewed, ...reviewed]).toSorted()).toEqual([80, 81, 82])
        expect(pick([...unreviewed, ...reviewed.slice(1)])).toEqual(expect.arrayContaining([81, 82]))
        expect(pick([...unreviewed, ...reviewed.slice(1)])).toHaveLength(3)
      }),
    )
  })

  const ids = (word: QuestionWord, others: readonly QuestionWord[], seed: string) =>
    pickDistractors(word, others, 3, seededRandom(seed)).map(({ id }) => id)

  it('give up level first, then the part of speech, then the review, and nothing else', () => {
    const verb = wordOf(1, { subcategory: null, partOfSpeech: 'v' })
    const verbs = wordsFrom(2, 2, { subcategory: null, partOfSpeech: 'v' })
    const rareVerb = wordOf(40, { subcategory: null, partOfSpeech: 'v', frequency: 20_000 })
    const noun = wordOf(4, { subcategory: null, partOfSpeech: 'n' })
    const unreviewed = wordOf(5, { subcategory: null, partOfSpeech: 'v', unreviewed: true })
    const unfit = wordOf(6, { subcategory: null, partOfSpeech: 'v', unfit: true })
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const most = [unfit, unreviewed, noun, rareVerb, ...verbs]
        expect(ids(verb, most, seed).toSorted((a, b) => a - b)).toEqual([2, 3, 40])
        expect(ids(verb, [unfit, unreviewed, noun, ...verbs], seed)).toContain(4)
        expect(ids(verb, [unfit, unreviewed, ...verbs], seed)).toContain(5)
        expect(ids(verb, [unfit, ...verbs], seed)).toHaveLength(2)
      }),
    )
  })

  it('are of like level: no rare word beside a common one, no everyday word beside a rare one', () => {
    const at = (frequency: number | null) => ({ frequency })
    expect([at(200), at(2_900)].map((other) => isOfLikeLevel(at(50), other))).toEqual([true, true])
    expect([at(3_100), at(12_000), at(null)].map((other) => isOfLikeLevel(at(500), other))).toEqual([
      false,
      false,
      false,
    ])
    expect([at(40), at(2_000), at(8_000)].map((other) => isOfLikeLevel(at(20_000), other))).toEqual([false, true, true])
    expect([at(500), at(30_000)].map((other) => isOfLikeLevel(at(null), other))).toEqual([false, true])
  })

  it('are the same for the same seed, and three different ones', () => {
    fc.assert(
      fc.property(tangled, fc.string(), fc.array(fc.integer({ min: 1, max: 30 })), (all, seed, mistaken) => {
        const [word = asked, ...others] = all.map((each) => ({ ...each, mistaken, near: ['word3', 'word5', 'word1'] }))
        const pick = () => pickDistractors(word, [word, ...others], 3, seededRandom(seed))
        expect(pick()).toEqual(pick())
        expect(new Set([word, ...pick()]).size).toBe(1 + pick().length)
        for (const one of pick()) {
          expect(areConfusable(word, one)).toBe(false)
          expect(pick().filter((other) => other !== one && areConfusable(one, other))).toEqual([])
        }
      }),
    )
  })
})

describe('shuffled', () => {
  it('keeps every item and reaches every order', () => {
    const random = seededRandom('orders')
    const orders = new Set(Array.from({ length: 200 }, () => shuffled([1, 2, 3], random).join()))
    expect([...orders].toSorted()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'])
  })
})
