/** The whole dictionary, built once from the real packages: what learners may rely on. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import topicWords from './authored/topic-words.json' with { type: 'json' }
import { holdsUnfitWord, isDenied } from './denied.ts'
import { WORDS_PER_LEVEL } from '#rules/levels'
import { CONTENT_TABLES, EXAM_TAGS, type ContentRows, type ContentTable, type ExamTag } from './rows.ts'
import { topics } from './topics.ts'
import { PICTURE_FOLDER } from './sources/fluent-emoji.ts'

let rows: ContentRows
let headwords: ReadonlySet<string>
beforeAll(async () => {
  rows = await readContent()
  headwords = new Set(rows.words.map(({ headword }) => headword))
}, CONTENT_TIMEOUT)

const find = (headword: string) => rows.words.find((word) => word.headword === headword)
const duplicates = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe('words', () => {
  test('there are over 21,000, each once, each with a meaning in both languages', () => {
    expect(headwords.size).toBeGreaterThanOrEqual(21_000)
    expect(headwords.size).toBe(rows.words.length)
    for (const { headword, meaningZh, meaningEn } of rows.words) {
      expect(meaningZh, headword).toMatch(/\S/)
      expect(meaningEn, headword).toMatch(/\S/)
      expect(meaningEn.length, headword).toBeLessThanOrEqual(80)
    }
  })

  test('no English meaning gives its word away', () => {
    const tellers = rows.words.filter(({ headword, meaningEn }) => new RegExp(`\\b${headword}\\b`, 'i').test(meaningEn))
    expect(tellers.map(({ headword, meaningEn }) => `${headword}: ${meaningEn}`)).toEqual([])
  })

  test('the first sentence of a word shows the meaning that questions ask, also where that is a rarer one', () => {
    const first = (word: string) => rows.examples.find(({ headword, position }) => headword === word && position === 1)
    expect(find('seal')?.meaningZh).toBe('海豹')
    expect(first('seal')?.en).toBe('A seal was lying in the sun on the rocks.')
    expect(find('judge')?.meaningZh).toBe('法官')
    expect(first('judge')?.en).toBe('The judge listened to both sides.')
  })

  test('what the packages say wrongly or too late is corrected', () => {
    expect(find('sustainable')?.meaningZh).toContain('可持续的')
    expect(find('apple')?.meaningZh).toBe('苹果')
  })

  test('every word of the pictures, CET-4 and IELTS has zh, both phonetics and a definition', () => {
    const pictured = new Set(rows.pictures.map(({ headword }) => headword))
    const chosen = rows.words.filter(
      ({ headword, tags }) => pictured.has(headword) || tags.includes('cet4') || tags.includes('ielts'),
    )
    const sensesOf = Map.groupBy(rows.senses, ({ headword }) => headword)
    const lacking = chosen.filter(({ headword, ipaUk, ipaUs, meaningEn }) => {
      const own = sensesOf.get(headword) ?? []
      return !ipaUk || !ipaUs || !own.some(({ zh }) => zh) || !(own.some(({ en }) => en) || meaningEn)
    })
    expect(lacking.map(({ headword }) => headword)).toEqual([])
  })

  test('what no source says is said by rule: by the other spelling, by parts, from the other accent', () => {
    const said = (headword: string) => [find(headword)?.ipaUk, find(headword)?.ipaUs]
    expect(said('flavour')).toEqual(['ˈfleɪvə', 'ˈfleɪvɚ'])
    expect(said('well-known')).toEqual(['ˌwelˈnəʊn', 'ˌwɛlˈnoʊn'])
    expect(said('laptop')).toEqual(['ˈlæpˌtɒp', 'ˈlæpˌtɑp'])
    expect(said('affordable')).toEqual(['əˈfɔːdəbəl', 'əˈfɔrdəbəl'])
    expect(said('GMT')).toEqual(['ˌdʒiːemˈtiː', 'ˌdʒiɛmˈti'])
    expect(rows.words.filter(({ ipaUk, ipaUs }) => !ipaUk || !ipaUs).length).toBeLessThan(60)
  })

  test('nothing that is denied comes through, in words or in examples', () => {
    expect(rows.words.filter(({ headword }) => isDenied(headword))).toEqual([])
    expect(rows.examples.filter(({ en, authored }) => !authored && holdsUnfitWord(en))).toEqual([])
  })

  test('an everyday word says nothing of drugs among its senses', () => {
    const common = rows.words.filter(({ tags }) => tags.includes('zk')).map(({ headword }) => headword)
    const said = rows.senses.filter(
      ({ headword, en }) => common.includes(headword) && /amphetamine|street name/.test(en ?? ''),
    )
    expect(said).toEqual([])
  })

  test('phonetics hold the signs of IPA alone', () => {
    for (const { headword, ipaUk, ipaUs } of rows.words)
      for (const ipa of [ipaUk, ipaUs]) expect(ipa ?? '', headword).not.toMatch(/[A-Zәє:'/[\]\d]/)
  })

  test.each([
    ['zk', 1_500],
    ['gk', 3_500],
    ['cet4', 3_700],
    ['cet6', 5_200],
    ['ky', 4_600],
    ['ielts', 4_800],
    ['toefl', 6_700],
    ['gre', 7_200],
  ] as const)('the list %s has over %i words', (tag, count) => {
    expect(EXAM_TAGS).toContain(tag)
    expect(rows.words.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(count)
  })
})

describe('rows of words', () => {
  type WordTable = Exclude<ContentTable, 'words' | 'categories' | 'levelWords' | 'officialNotes' | 'courses' | 'bases'>
  const keys: Record<WordTable, (row: never) => string> = {
    senses: ({ headword, position }: { headword: string; position: number }) => `${headword} ${position}`,
    examples: ({ headword, position }: { headword: string; position: number }) => `${headword} ${position}`,
    relations: ({ headword, kind, other }: { headword: string; kind: string; other: string }) =>
      `${headword} ${kind} ${other}`,
    phrases: ({ headword, position }: { headword: string; position: number }) => `${headword} ${position}`,
    forms: ({ form, headword, kind }: { form: string; headword: string; kind: string }) =>
      `${form} ${headword} ${kind}`,
    roots: ({ headword, root }: { headword: string; root: string }) => `${headword} ${root}`,
    nearSynonyms: ({ headword, position }: { headword: string; position: number }) => `${headword} ${position}`,
    neighbours: ({ headword }: { headword: string }) => headword,
    lookAlikes: ({ headword, other }: { headword: string; other: string }) => `${headword} ${other}`,
    wordNotes: ({ headword, kind }: { headword: string; kind: string }) => `${headword} ${kind}`,
    pictures: ({ headword }: { headword: string }) => headword,
  }

  test.each(Object.keys(keys) as WordTable[])('%s name words that exist, each row once', (table) => {
    const own: readonly { headword: string }[] = rows[table]
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ headword }) => !headwords.has(headword))).toEqual([])
    const keyOf = keys[table] as (row: object) => string
    expect(new Set(own.map(keyOf)).size).toBe(own.length)
  })

  test('wrong options are near to a word, and what means or sounds the same is kept apart', () => {
    const of = (word: string) => rows.neighbours.find(({ headword }) => headword === word)
    expect(rows.neighbours).toHaveLength(rows.words.length)
    expect(rows.neighbours.filter(({ near }) => near.length < 3).length).toBeLessThan(rows.words.length * 0.05)
    for (const { headword, near, alike } of rows.neighbours) {
      expect(near, headword).not.toContain(headword)
      expect(near.filter((word) => alike.includes(word) || !headwords.has(word), headword)).toEqual([])
    }
    expect(of('sheep')?.near).toEqual(expect.arrayContaining(['sheet', 'ship', 'pig']))
    const phrases = rows.neighbours.filter(({ headword, near }) => headword.includes(' ') && near.length > 0)
    const uses = Map.groupBy(
      phrases.flatMap(({ near }) => near),
      (word) => word,
    )
    const commonest = Math.max(...[...uses.values()].map(({ length }) => length))
    // No phrase is a wrong option of every other one, which learners would soon know.
    expect(commonest / phrases.length).toBeLessThan(0.05)
    for (const [one, other] of [
      ['buy', 'purchase'],
      ['shut', 'close'],
      ['quick', 'rapid'],
      ['their', 'there'],
    ] as const)
      expect(of(one)?.alike).toContain(other)
  })

  test('every topic has words, most words have one, and the commonest pictured ones the right one', () => {
    const slugs = new Set(topics.map(({ slug }) => slug))
    expect(new Set(rows.words.flatMap(({ topic }) => topic ?? []))).toEqual(slugs)
    expect(rows.words.filter(({ topic }) => topic === null).length).toBeLessThan(rows.words.length * 0.06)
    expect(
      ['dog', 'apple', 'teacher', 'happy', 'the', 'run', 'Monday', 'bus', 'hospital'].map((word) => find(word)?.topic),
    ).toEqual(['animals', 'food', 'education', 'feelings', 'grammar', 'sport', 'time', 'travel', 'body-health'])
  })

  test('every word that editors gave a topic is a headword, and has one topic', () => {
    const listed = Object.values(topicWords).flatMap((words) => words.split(', '))
    expect(listed.filter((word) => !headwords.has(word))).toEqual([])
    expect(duplicates(listed)).toEqual([])
    expect(Object.keys(topicWords).filter((slug) => !topics.some((topic) => topic.slug === slug))).toEqual([])
  })

  test('forms that the packages lack lead to their words', () => {
    const words = (form: string) => rows.forms.filter((row) => row.form === form).map(({ headword }) => headword)
    for (const form of ['am', 'are', 'was', 'were', 'is', 'been']) expect(words(form), form).toContain('be')
    expect(words('an')).toEqual(['a'])
    expect(words("don't")).toEqual(['do'])
    expect(words('went')).toEqual(['go'])
    expect(words('mice')).toEqual(['mouse'])
  })

  test('a word is its own synonym, relative or form nowhere', () => {
    expect(rows.relations.filter(({ headword, other }) => headword === other)).toEqual([])
  })
})

describe('pictures', () => {
  test('over 500 words have one, and its file is there', () => {
    expect(rows.pictures.length).toBeGreaterThanOrEqual(500)
    expect(rows.pictures.filter(({ file }) => !existsSync(join(PICTURE_FOLDER, file)))).toEqual([])
  })

  test('what no picture shows has none', () => {
    const pictured = new Set(rows.pictures.map(({ headword }) => headword))
    for (const headword of ['kitchen', 'face', 'stone', 'ass', 'light'])
      expect(pictured, headword).not.toContain(headword)
  })
})

describe('levels', () => {
  const levels = () => Map.groupBy(rows.levelWords, ({ map, difficulty, level }) => `${map} ${difficulty} ${level}`)

  test('every level has eight different words in places 1 to 8', () => {
    for (const [name, words] of levels()) {
      expect(
        words.map(({ position }) => position),
        name,
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(duplicates(words.map(({ headword }) => headword)), name).toEqual([])
    }
  })

  test('at least 60 levels are played by picture, and none shows one picture for two words', () => {
    const files = new Map(rows.pictures.map(({ headword, file }) => [headword, file]))
    const pictured = new Set(rows.categories.filter(({ kind }) => kind === 'picture').map(({ slug }) => slug))
    const played = [...levels().values()].filter(([first]) => first && pictured.has(first.map))
    expect(played.length).toBeGreaterThanOrEqual(60)
    for (const words of played)
      expect(duplicates(words.map(({ headword }) => files.get(headword) ?? headword))).toEqual([])
  })

  test('an exam map leaves out what the lists before it have, and has its own words in over 100 levels', () => {
    const tagsOf = new Map(rows.words.map(({ headword, tags }) => [headword, tags]))
    const lower: Record<string, readonly ExamTag[]> = {
      zk: [],
      gk: ['zk'],
      cet4: ['zk', 'gk'],
      cet6: ['zk', 'gk', 'cet4'],
      ky: ['zk', 'gk', 'cet4'],
      ielts: ['zk', 'gk'],
      toefl: ['zk', 'gk'],
      gre: ['zk', 'gk', 'cet4', 'toefl'],
    }
    for (const [map, left] of Object.entries(lower)) {
      const own = rows.levelWords.filter((row) => row.map === map).map(({ headword }) => tagsOf.get(headword) ?? [])
      expect(own.length, map).toBeGreaterThan(100 * WORDS_PER_LEVEL)
      expect(own.filter((tags) => !tags.some((tag) => tag === map) || tags.some((tag) => left.includes(tag)))).toEqual(
        [],
      )
    }
  })

  test('a word of every exam list stands on its map or on one that comes before it', () => {
    const mapsOf = Map.groupBy(rows.levelWords, ({ headword }) => headword)
    const lost = rows.words.filter(
      ({ headword, tags, reviewed, unfit }) =>
        reviewed &&
        !unfit &&
        tags.length > 0 &&
        !mapsOf.get(headword)?.some(({ map }) => tags.some((tag) => tag === map)),
    )
    expect(lost.map(({ headword }) => headword)).toEqual([])
  })

  test('the demo is three levels of animals and nature, every word with a picture', () => {
    const files = new Set(rows.pictures.map(({ headword }) => headword))
    const demo = rows.levelWords.filter(
      ({ map, difficulty, level }) => map === 'animals-nature' && difficulty === 'easy' && level <= 3,
    )
    expect(demo).toHaveLength(24)
    expect(demo.filter(({ headword }) => !files.has(headword))).toEqual([])
  })

  test('every map has a title in both languages, and a subcategory its category', () => {
    const slugs = new Set(rows.categories.map(({ slug }) => slug))
    expect(rows.levelWords.filter(({ map }) => !slugs.has(map))).toEqual([])
    for (const { slug, parent, zh, en } of rows.categories) {
      // 'GRE' is its name in Chinese too.
      expect(zh, slug).toMatch(/[\u4e00-\u9fff]|^GRE$/)
      expect(en, slug).toMatch(/[A-Za-z]/)
      if (parent !== null) expect(slugs).toContain(parent)
    }
  })
})

test('every table of the import has rows', () => {
  for (const table of CONTENT_TABLES) expect(rows[table].length, table).toBeGreaterThan(0)
})

describe('official notes', () => {
  const pagesOf = (note: ContentRows['officialNotes'][number]) => note.sections.flatMap(({ pages }) => pages)

  test('there are at least eight, with over 14,000 words, for every tag', () => {
    const words = rows.officialNotes.flatMap((note) => pagesOf(note).flatMap(({ headwords: own }) => own))
    expect(rows.officialNotes.length).toBeGreaterThanOrEqual(8)
    expect(new Set(words).size).toBeGreaterThan(14_000)
    expect(new Set(rows.officialNotes.map(({ tag }) => tag))).toEqual(
      new Set(['picture', 'daily', 'university', 'abroad']),
    )
    expect(words.filter((word) => !headwords.has(word))).toEqual([])
  })

  test('a page has 20 words at most, a note each word once, and every part a title in both languages', () => {
    for (const note of rows.officialNotes) {
      const own = pagesOf(note)
      expect(
        own.filter(({ headwords: page }) => page.length === 0 || page.length > 20),
        note.slug,
      ).toEqual([])
      expect(duplicates(own.flatMap(({ headwords: page }) => page)), note.slug).toEqual([])
      for (const { zh, en } of [note, ...note.sections, ...own]) expect(zh && en, note.slug).toMatch(/\S/)
      expect(duplicates(note.sections.map(({ slug }) => slug)), note.slug).toEqual([])
      expect(existsSync(join(PICTURE_FOLDER, note.cover)), note.slug).toBe(true)
    }
  })
})
