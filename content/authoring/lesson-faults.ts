/** What is formally wrong with a lesson: the one check of the files of courses and of what administrators write. */
import type { LessonBlock, LessonBlocks } from '#contract/course-manager'
import { holdsUnfitWord } from '../denied.ts'
import { wordPattern } from '../meanings.ts'
import { spellingsOf } from '../spellings.ts'

export const WORDS_PER_LESSON = 8
export const SCENE_LINES = { least: 6, most: 10 }

const HAN = /\p{Script=Han}/u

export type LessonFaultCode =
  | 'missing'
  | 'zh_missing'
  | 'en_chinese'
  | 'words_count'
  | 'word_unknown'
  | 'word_unfit'
  | 'word_unreviewed'
  | 'word_twice'
  | 'word_in_course'
  | 'word_sound'
  | 'word_silent'
  | 'lines_count'
  | 'line_sentence'
  | 'line_zh_end'
  | 'line_zh_punctuation'
  | 'line_unfit'

/** `row` counts words or lines from 0; null for the block as a whole. */
export interface LessonFault {
  readonly code: LessonFaultCode
  readonly block: LessonBlock
  readonly row: number | null
  readonly field: string | null
}

interface Sound {
  readonly ipaUk: string | null
  readonly ipaUs: string | null
}

/** A headword as far as a lesson has to know it. */
export interface TaughtWord extends Sound {
  readonly forms: readonly string[]
  /** Written by us and passed by a second reader: lessons ask no other words. */
  readonly reviewed: boolean
  readonly unfit: boolean
  /** `ipaUk` and `ipaUs` only where the sense sounds different from others. */
  readonly senses: readonly (Sound & { readonly zh: string | null })[]
}

interface LessonSurroundings {
  /** Undefined for what is no headword, letter by letter, or is hidden. */
  readonly findWord: (headword: string) => TaughtWord | undefined
  /** Headwords that other lessons of the course teach. */
  readonly taughtElsewhere: ReadonlySet<string>
}

type Field<B extends LessonBlock> = LessonBlocks[B] extends readonly (infer Row)[] ? keyof Row : keyof LessonBlocks[B]

const fault = <B extends LessonBlock>(
  block: B,
  row: number | null,
  field: (Field<B> & string) | null,
  code: LessonFaultCode,
): LessonFault => ({ block, row, field, code })

/** Faults of a lesson at their fields. Words and scene are judged together: every word is heard in the scene. */
export function findLessonFaults(
  { about, words, scene }: LessonBlocks,
  { findWord, taughtElsewhere }: LessonSurroundings,
): LessonFault[] {
  const faults: LessonFault[] = []
  for (const field of ['title_zh', 'aim_zh'] as const)
    if (!HAN.test(about[field])) faults.push(fault('about', null, field, 'zh_missing'))
  for (const field of ['title_en', 'aim_en'] as const) {
    const code = englishFault(about[field])
    if (code) faults.push(fault('about', null, field, code))
  }
  if (words.length !== WORDS_PER_LESSON) faults.push(fault('words', null, null, 'words_count'))
  for (const [row, { headword, zh }] of words.entries()) {
    const word = findWord(headword)
    const code =
      englishFault(headword) ??
      wordFault(zh, word) ??
      (words.findIndex((other) => other.headword === headword) < row ? 'word_twice' : undefined) ??
      (taughtElsewhere.has(headword) ? 'word_in_course' : undefined) ??
      (isHeard(headword, word?.forms ?? [], scene) ? undefined : 'word_silent')
    if (code) faults.push(fault('words', row, 'headword', code))
    if (!HAN.test(zh)) faults.push(fault('words', row, 'zh', 'zh_missing'))
  }
  if (scene.length < SCENE_LINES.least || scene.length > SCENE_LINES.most)
    faults.push(fault('scene', null, null, 'lines_count'))
  for (const [row, { speaker, en, zh }] of scene.entries()) {
    if (speaker !== null && HAN.test(speaker)) faults.push(fault('scene', row, 'speaker', 'en_chinese'))
    const ofEnglish = englishFault(en) ?? lineFault(en)
    if (ofEnglish) faults.push(fault('scene', row, 'en', ofEnglish))
    const ofChinese = HAN.test(zh) ? translationFault(zh) : 'zh_missing'
    if (ofChinese) faults.push(fault('scene', row, 'zh', ofChinese))
  }
  return faults
}

const englishFault = (text: string): LessonFaultCode | undefined =>
  text === '' ? 'missing' : HAN.test(text) ? 'en_chinese' : undefined

function wordFault(zh: string, word: TaughtWord | undefined): LessonFaultCode | undefined {
  if (!word) return 'word_unknown'
  if (word.unfit) return 'word_unfit'
  if (!word.reviewed) return 'word_unreviewed'
  // A lesson says a word as its entry begins: a sense with another sound cannot be taught.
  const sense = word.senses.find((each) => each.ipaUk !== null && each.zh?.split('；').includes(zh))
  return sense && (sense.ipaUk !== word.ipaUk || sense.ipaUs !== word.ipaUs) ? 'word_sound' : undefined
}

function isHeard(headword: string, forms: readonly string[], scene: LessonBlocks['scene']): boolean {
  const pattern = wordPattern(spellingsOf(headword, forms))
  return scene.some(({ en }) => pattern.test(en))
}

function lineFault(en: string): LessonFaultCode | undefined {
  if (!/^[A-Z].*[.?!]$/.test(en)) return 'line_sentence'
  return holdsUnfitWord(en) ? 'line_unfit' : undefined
}

function translationFault(zh: string): LessonFaultCode | undefined {
  if (!/[。？！]$/.test(zh)) return 'line_zh_end'
  return /[,?!]/.test(zh) ? 'line_zh_punctuation' : undefined
}
