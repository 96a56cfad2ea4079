/** What is formally wrong with a lesson, in both languages. Here and not in the contract: no other screen needs these texts. */
import { SCENE_LINES, WORDS_PER_LESSON, type LessonFaultCode } from '#content/authoring/lesson-faults'
import { localize, type Language } from '#contract/locales'
import type { Bilingual } from '#contract/patterns'

const { least, most } = SCENE_LINES

const texts: Record<LessonFaultCode, Bilingual> = {
  missing: { zh: '请填写', en: 'Please fill this in' },
  zh_missing: { zh: '请用中文填写', en: 'Please write this in Chinese' },
  en_chinese: { zh: '请用英文填写', en: 'Please write this in English' },
  words_count: { zh: `一课要有 ${WORDS_PER_LESSON} 个单词`, en: `A lesson has ${WORDS_PER_LESSON} words` },
  word_unknown: { zh: '词典里没有这个单词', en: 'The dictionary does not have this word' },
  word_unfit: { zh: '这个词不适合学习者', en: 'This word is unfit for learners' },
  word_unreviewed: {
    zh: '这个单词还没有审校，课程里不能用',
    en: 'Nobody has reviewed this word, so no lesson teaches it',
  },
  word_twice: { zh: '这一课已经有这个单词了', en: 'This lesson has this word already' },
  word_in_course: { zh: '这门课程的另一课已经教了这个单词', en: 'Another lesson of this course teaches this word' },
  word_sound: {
    zh: '这个意思的读音和词条的第一个读音不同，课程里会读错',
    en: 'In this sense the word sounds different from how the lesson says it',
  },
  word_silent: { zh: '小故事里没有这个单词', en: 'No line of the story has this word' },
  lines_count: { zh: `小故事要有 ${least} 到 ${most} 句`, en: `A story has ${least} to ${most} lines` },
  line_sentence: {
    zh: '句子要以大写字母开头，以句号、问号或感叹号结尾',
    en: 'Write a whole sentence, from its capital to its full stop',
  },
  line_zh_end: { zh: '译文要以。？或！结尾', en: 'The translation ends with 。？ or ！' },
  line_zh_punctuation: { zh: '译文请用中文标点', en: 'Use Chinese punctuation in the translation' },
  line_unfit: { zh: '句子里有不适合学习者的词', en: 'The line holds a word that is unfit for learners' },
}

export const faultText = (code: LessonFaultCode, language: Language): string => localize(language, texts[code])
