/** Questions drawn from the real dictionary by seed: none may offer an option that a teacher would strike out. */
import { DIFFICULTIES } from '#rules/levels'
import { mixQuestions } from '#rules/mixed-questions'
import { buildQuestions } from '#rules/questions'
import { isOfLikeLevel } from '#rules/distractors'
import { seededRandom } from '#rules/random'
import { lookAlikesOf } from '#content/look-alikes'
import { authoredNameOf, readAuthoredWords } from '#content/authored-words'
import type { Question } from '#contract/challenges'
import { createTestApp, type TestApp } from '#tests/app'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { loadRealWords } from '#tests/real-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { words } from '../../db/schema/words.ts'
import { readNeighbours, readQuestionWords, type AskedWord } from '../practice/index.ts'
import { createCatalogue } from './catalogue.ts'

/** Of each map and difficulty so many levels, and so many practices of eight words. */
const LEVELS_DRAWN = 3
const PRACTICES = 120

interface Shown {
  readonly place: string
  readonly question: Question
  readonly word: AskedWord
  readonly others: readonly AskedWord[]
  readonly rarest: number | undefined
}

let app: TestApp
let shown: Shown[]
/** Authors' synonyms by headword, in lower case. */
let synonyms: ReadonlyMap<string, ReadonlySet<string>>
beforeAll(async () => {
  app = await createTestApp()
  await loadRealWords(app.db)
  const content = await readContent()
  const authored = await readAuthoredWords()
  const forms = Map.groupBy(content.forms, ({ headword }) => headword)
  synonyms = new Map(
    content.words.map(({ headword }) => {
      const own = authored.get(authoredNameOf(headword, forms.get(headword) ?? [], authored))?.synonyms ?? []
      return [headword, new Set(own.map((word) => word.toLowerCase()))]
    }),
  )
  shown = [...(await drawLevels()), ...(await drawPractices())]
}, 2 * CONTENT_TIMEOUT)
afterAll(() => app.close())

const random = seededRandom('fair options')
const draw = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, items.length) }, () => items[Math.floor(random() * items.length)]).flatMap(
    (item) => item ?? [],
  )

function show(place: string, questions: readonly Question[], known: readonly AskedWord[], rarest?: number): Shown[] {
  const byId = new Map(known.map((word) => [word.id, word]))
  return questions.flatMap((question) => {
    if (!('options' in question)) return []
    const word = byId.get(question.word_id)
    const others = question.options.filter((id) => id !== question.word_id).flatMap((id) => byId.get(id) ?? [])
    return word ? [{ place, question, word, others, rarest }] : []
  })
}

async function drawLevels(): Promise<Shown[]> {
  const catalogue = createCatalogue()
  const drawn: Shown[] = []
  for (const map of (await catalogue.maps(app.db)).values())
    for (const difficulty of DIFFICULTIES) {
      const levels = Array.from({ length: map.counts[difficulty] }, (_, index) => index + 1)
      for (const level of draw(levels, LEVELS_DRAWN)) {
        const all = await catalogue.wordsOf(app.db, map.slug, difficulty)
        const asked = all.filter((word) => word.level === level)
        const { pool, rarest } = await catalogue.optionsOf(app.db, map.slug, difficulty, level)
        const questions = buildQuestions({ type: 'multi-choice', words: asked, pool, rarest, random })
        drawn.push(...show(`${map.slug} ${difficulty} ${level}`, questions, [...asked, ...pool], rarest))
      }
    }
  return drawn
}

/** Words that learners practise from their notes: any of the dictionary. */
async function drawPractices(): Promise<Shown[]> {
  const rows = await app.db.select({ id: words.id }).from(words).where(eq(words.hidden, false)).orderBy(asc(words.id))
  const drawn: Shown[] = []
  for (let turn = 0; turn < PRACTICES; turn += 1) {
    const ids = draw(rows, 8).map(({ id }) => id)
    const asked = await readQuestionWords(app.db, ids)
    const pool = await readNeighbours(app.db, asked)
    const wishes = asked.map((word, index) => ({
      word,
      kinds: index % 2 === 0 ? (['choose_meaning'] as const) : (['choose_word'] as const),
    }))
    drawn.push(...show('practice', mixQuestions(wishes, pool, random), [...asked, ...pool]))
  }
  return drawn
}

/** Questions with a pair of words in them of which `isWrong` holds, as lines to read. */
const offences = (isWrong: (a: AskedWord, b: AskedWord, one: Shown) => boolean): string[] =>
  shown.flatMap((one) => {
    const all = [one.word, ...one.others]
    const pairs = all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const))
    return pairs
      .filter(([a, b]) => isWrong(a, b, one))
      .map(([a, b]) => `${one.place}: ${a.headword} ${a.meaning.zh} / ${b.headword} ${b.meaning.zh}`)
  })

const terms = (zh: string) =>
  zh
    .replaceAll(/（[^）]*）/g, '')
    .split('；')
    .map((term) => term.replace(/(?<=.)[的地]$/, ''))

describe('options of questions about the real dictionary', () => {
  test('there are thousands of questions, and every one has four options', () => {
    expect(shown.length).toBeGreaterThan(2_500)
    expect(shown.filter(({ others }) => others.length !== 3)).toEqual([])
    expect(shown.filter(({ question }) => question.kind === 'choose_picture').length).toBeGreaterThan(300)
  })

  test('all of them are reviewed and fit for children', () => {
    const wrong = shown.flatMap(({ others }) => others.filter(({ unfit, unreviewed }) => unfit || unreviewed))
    expect(wrong.map(({ headword }) => headword)).toEqual([])
  })

  test('no two pictures look alike', () => {
    expect(
      offences(
        (a, b) => lookAlikesOf(a.headword).includes(b.headword) || (a.picture === b.picture && a.picture !== null),
      ),
    ).toEqual([])
  })

  test('no two are synonyms, nor have a synonym in common', () => {
    const own = (word: AskedWord) => synonyms.get(word.headword) ?? new Set<string>()
    expect(
      offences(
        (a, b) =>
          own(a).has(b.headword.toLowerCase()) ||
          own(b).has(a.headword.toLowerCase()) ||
          [...own(a)].some((word) => own(b).has(word)),
      ),
    ).toEqual([])
  })

  test('no two have a Chinese term in common, and none holds that of another unless both have pictures', () => {
    expect(
      offences((a, b) =>
        terms(a.meaning.zh).some((one) =>
          terms(b.meaning.zh).some(
            (other) =>
              one === other ||
              ((a.picture === null || b.picture === null) &&
                /^\p{Script=Han}+$/u.test(one + other) &&
                (one.includes(other) || other.includes(one))),
          ),
        ),
      ),
    ).toEqual([])
  })

  test('all are of the part of speech that is asked, but for words of the small classes', () => {
    const open = new Set(['n', 'v', 'adj', 'adv'])
    const wrong = shown.flatMap(({ place, word, others }) =>
      others
        .filter(({ partOfSpeech }) => open.has(word.partOfSpeech ?? '') && partOfSpeech !== word.partOfSpeech)
        .map((other) => `${place}: ${word.headword} ${word.partOfSpeech} / ${other.headword} ${other.partOfSpeech}`),
    )
    expect(wrong.filter((line) => !/ n \/ .* abbr$/.test(line))).toEqual([])
  })

  test('none at easy or medium is rarer than the words of that difficulty', () => {
    const bounded = shown.filter(({ rarest }) => rarest !== undefined)
    expect(bounded.length).toBeGreaterThan(900)
    const wrong = bounded.flatMap(({ place, others, rarest = 0 }) =>
      others.filter(({ frequency }) => (frequency ?? Infinity) > rarest).map(({ headword }) => `${place}: ${headword}`),
    )
    expect(wrong).toEqual([])
  })

  test('nearly all are of like level', () => {
    const all = shown.flatMap(({ word, others }) => others.map((other) => isOfLikeLevel(word, other)))
    expect(all.filter((isLike) => !isLike).length / all.length).toBeLessThan(0.01)
  })
})
