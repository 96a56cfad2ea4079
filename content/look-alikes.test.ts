/** Pictures that a learner could take for each other never meet in one question of a picture level. */
import { areConfusable, type QuestionWord } from '#rules/distractors'
import { buildQuestions } from '#rules/questions'
import { seededRandom } from '#rules/random'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookAlikeGroups, lookAlikesOf } from './look-alikes.ts'
import { pictureWords } from './pictures.ts'
import type { ContentRows } from './rows.ts'

const SEEDS = ['first', 'second', 'third']
/** A run takes its wrong options from so many levels on either side. */
const POOL_LEVELS = 6

let rows: ContentRows
let questionWords: ReadonlyMap<string, QuestionWord>
let headwordOf: ReadonlyMap<number, string>
beforeAll(async () => {
  rows = await readContent()
  questionWords = readQuestionWords()
  headwordOf = new Map([...questionWords.values()].map(({ id, headword }) => [id, headword]))
}, CONTENT_TIMEOUT)

function readQuestionWords(): ReadonlyMap<string, QuestionWord> {
  const files = new Map(rows.pictures.map(({ headword, file }) => [headword, file]))
  const parts = new Map(pictureWords.map(({ headword, part }) => [headword, part]))
  const lookAlikes = Map.groupBy(rows.lookAlikes, ({ headword }) => headword)
  const neighbours = new Map(rows.neighbours.map((row) => [row.headword, row]))
  return new Map(
    rows.words.map(({ headword, meaningZh, meaningEn, frequency }, id) => [
      headword,
      {
        id,
        headword,
        picture: files.get(headword) ?? null,
        meaning: { zh: meaningZh, en: meaningEn },
        frequency,
        subcategory: parts.get(headword) ?? null,
        synonyms: [
          ...(neighbours.get(headword)?.alike ?? []),
          ...(lookAlikes.get(headword) ?? []).map(({ other }) => other),
        ],
        near: neighbours.get(headword)?.near ?? [],
      },
    ]),
  )
}

const wordsOf = (headwords: readonly string[]) => headwords.flatMap((headword) => questionWords.get(headword) ?? [])

/** Headwords of every level of the picture maps, with those of the levels around it. */
function pictureLevels(): { name: string; words: readonly string[]; around: readonly string[] }[] {
  const maps = new Set(rows.categories.filter(({ kind }) => kind === 'picture').map(({ slug }) => slug))
  const levelWords = rows.levelWords.filter(({ map }) => maps.has(map))
  const ofMap = Map.groupBy(levelWords, ({ map, difficulty }) => `${map} ${difficulty}`)
  return [...ofMap].flatMap(([name, all]) =>
    [...Map.groupBy(all, ({ level }) => level)].map(([level, own]) => ({
      name: `${name} ${level}`,
      words: own.map(({ headword }) => headword),
      around: all.filter((other) => Math.abs(other.level - level) <= POOL_LEVELS).map(({ headword }) => headword),
    })),
  )
}

/** Headwords of each question of a level. */
function questionsOf(
  { words, around }: { words: readonly string[]; around: readonly string[] },
  type: 'matching' | 'multi-choice',
  seed: string,
): { kind: string; shown: readonly string[] }[] {
  const asked = wordsOf(words)
  const near = wordsOf(asked.flatMap((word) => word.near ?? []))
  const pool = [...wordsOf(around), ...near]
  return buildQuestions({ type, words: asked, pool, random: seededRandom(seed) }).map((question) => {
    const ids = 'options' in question ? question.options : 'left' in question ? question.left : []
    return { kind: question.kind, shown: ids.flatMap((id) => headwordOf.get(id) ?? []) }
  })
}

describe('pictures that look alike', () => {
  test('are named by picture words, each once in its group', () => {
    const pictured = new Set(pictureWords.map(({ headword }) => headword))
    expect(lookAlikeGroups.flat().filter((word) => !pictured.has(word))).toEqual([])
    expect(lookAlikeGroups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([])
  })

  test.each([
    ['letter', 'mail'],
    ['swimsuit', 'bikini'],
    ['clock', 'watch'],
    ['motorcycle', 'moped'],
    ['meat', 'steak'],
    ['shrimp', 'lobster'],
    ['goggles', 'sunglasses'],
    ['bird', 'turkey'],
    ['fish', 'shark'],
    ['taxi', 'car'],
    ['book', 'notebook'],
    ['temple', 'bank'],
  ])('%s and %s are no options of one another', (one, other) => {
    const [first, second] = wordsOf([one, other])
    expect(first && second && areConfusable(first, second)).toBe(true)
    expect(first && second && areConfusable(second, first)).toBe(true)
    expect([lookAlikesOf(one), lookAlikesOf(other)]).toEqual([
      expect.arrayContaining([other]),
      expect.arrayContaining([one]),
    ])
  })

  test('a kind is kept from what is of that kind, and these are not kept from each other', () => {
    const [bird, owl, duck] = wordsOf(['bird', 'owl', 'duck'])
    expect(bird && owl && areConfusable(bird, owl)).toBe(true)
    expect(owl && duck && areConfusable(owl, duck)).toBe(false)
  })

  test('never meet in a question of a picture level', () => {
    const faults = new Set<string>()
    const kinds = new Set<string>()
    for (const level of pictureLevels())
      for (const type of ['matching', 'multi-choice'] as const)
        for (const seed of SEEDS)
          for (const { kind, shown } of questionsOf(level, type, seed)) {
            kinds.add(kind)
            for (const group of lookAlikeGroups) {
              const together = group.filter((word) => shown.includes(word))
              if (together.length > 1) faults.add(`${level.name}, ${kind}: ${together.join(', ')}`)
            }
          }
    expect([...kinds].sort()).toEqual(['choose_meaning', 'choose_picture', 'match_pairs'])
    expect([...faults]).toEqual([])
  })

  test('leave a matching run of eight words at most three boards', () => {
    const broken = pictureLevels().filter((level) => questionsOf(level, 'matching', 'boards').length > 3)
    expect(broken.map(({ name, words }) => `${name}: ${words.join(', ')}`)).toEqual([])
  })
})
