import type { LessonBlocks } from '#contract/course-manager'
import { expect, test } from 'vitest'
import { findLessonFaults, type TaughtWord } from './lesson-faults.ts'

const words = ['dog', 'cat', 'mouse', 'rabbit', 'tiger', 'lion', 'cow', 'pig']

const lesson: LessonBlocks = {
  about: { title_zh: '动物', title_en: 'Animals', aim_zh: '说说动物。', aim_en: 'Talk about animals.' },
  words: words.map((headword) => ({ headword, zh: '动物' })),
  scene: words.map((word) => ({ speaker: 'Mia', en: `Look, two ${word}s.`, zh: '看，两只。' })),
}
lesson.scene[2] = { speaker: null, en: 'Look, two mice.', zh: '看，两只老鼠。' }

const known: TaughtWord = { forms: [], reviewed: true, unfit: false, ipaUk: null, ipaUs: null, senses: [] }
const others: Readonly<Record<string, Partial<TaughtWord>>> = {
  mouse: { forms: ['mice'] },
  lead: { ipaUk: 'liːd', ipaUs: 'liːd', senses: [{ zh: '铅；石墨', ipaUk: 'led', ipaUs: 'led' }] },
  rude: { unfit: true },
  new: { reviewed: false },
}
const findWord = (headword: string): TaughtWord | undefined =>
  words.includes(headword) || headword in others ? { ...known, ...others[headword] } : undefined

const faultsOf = (changes: Partial<LessonBlocks>, taughtElsewhere: ReadonlySet<string> = new Set()) =>
  findLessonFaults({ ...lesson, ...changes }, { findWord, taughtElsewhere }).map(
    ({ block, row, field, code }) => `${block} ${row} ${field} ${code}`,
  )
const withWord = (headword: string, zh = '动物') => ({ words: lesson.words.with(0, { headword, zh }) })
const withLine = (line: Partial<LessonBlocks['scene'][number]>) => ({
  scene: lesson.scene.with(1, { speaker: 'Mia', en: 'Look, two cats.', zh: '看，两只。', ...line }),
})

test('a lesson as our files have it passes', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  ['', 'missing'],
  ['狗', 'en_chinese'],
  ['Dog', 'word_unknown'],
  ['rude', 'word_unfit'],
  ['new', 'word_unreviewed'],
  ['lead', 'word_silent'],
])('the word %j: %s', (headword, code) => {
  expect(faultsOf(withWord(headword))).toEqual([`words 0 headword ${code}`])
})

test('a word stands once in its course, in a sense that sounds as the lesson says it, and with its Chinese', () => {
  expect(faultsOf({ words: lesson.words.with(1, { headword: 'dog', zh: '狗' }) })).toEqual([
    'words 1 headword word_twice',
  ])
  expect(faultsOf({}, new Set(['pig']))).toEqual(['words 7 headword word_in_course'])
  expect(faultsOf(withWord('lead', '石墨'))).toEqual(['words 0 headword word_sound'])
  expect(faultsOf(withWord('dog', 'dog'))).toEqual(['words 0 zh zh_missing'])
  expect(faultsOf({ words: lesson.words.slice(1) })).toEqual(['words null null words_count'])
})

test.each([
  [{ en: '' }, 'en missing'],
  [{ en: '两只猫cats。' }, 'en en_chinese'],
  [{ en: 'look, two cats.' }, 'en line_sentence'],
  [{ en: 'Look, two cats' }, 'en line_sentence'],
  [{ en: 'Look, two damn cats.' }, 'en line_unfit'],
  [{ zh: 'Two.' }, 'zh zh_missing'],
  [{ zh: '看，两只' }, 'zh line_zh_end'],
  [{ zh: '看,两只。' }, 'zh line_zh_punctuation'],
  [{ speaker: '米娅' }, 'speaker en_chinese'],
])('the line %j: %s', (line, fault) => {
  const faults = faultsOf(withLine(line))
  expect(faults.filter((each) => !each.endsWith('word_silent'))).toEqual([`scene 1 ${fault}`])
})

test('a scene has six to ten lines, and every word is heard in it', () => {
  expect(faultsOf({ scene: lesson.scene.slice(0, 5) })).toEqual([
    'words 5 headword word_silent',
    'words 6 headword word_silent',
    'words 7 headword word_silent',
    'scene null null lines_count',
  ])
  expect(faultsOf({ scene: [...lesson.scene, ...lesson.scene.slice(0, 3)] })).toEqual(['scene null null lines_count'])
})

test('title and aim are in both languages', () => {
  expect(faultsOf({ about: { title_zh: 'Animals', title_en: '', aim_zh: '', aim_en: '动物' } })).toEqual([
    'about null title_zh zh_missing',
    'about null aim_zh zh_missing',
    'about null title_en missing',
    'about null aim_en en_chinese',
  ])
})
