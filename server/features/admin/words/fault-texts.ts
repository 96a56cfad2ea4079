/** What is formally wrong with an edit, in both languages. Here and not in the contract: no other screen needs these texts. */
import { localize, type Language } from '#contract/locales'
import type { FaultCode } from '#content/authoring/formal-faults'
import type { NoteFaultCode } from '#content/authoring/origin-lines'
import type { Bilingual } from '#contract/patterns'

/** Faults of edits that no entry of the files can have: its schema refuses them. */
export type EditFaultCode =
  | FaultCode
  | NoteFaultCode
  | 'missing'
  | 'zh_missing'
  | 'en_chinese'
  | 'part_missing'
  | 'senses_none'
  | 'examples_many'
  | 'sound_pair'
  | 'sound_sign'
  | 'form_spelling'
  | 'row_twice'
  | 'phrase_unknown'
  | 'picture_unknown'
  | 'parts_count'
  | 'look_alike_itself'
  | 'word_unknown'
  | 'headword_spelling'
  | 'headword_denied'

const texts: Record<EditFaultCode, Bilingual> = {
  own_base: { zh: '不能是自己的变形', en: 'A word is no form of itself' },
  base_senses: { zh: '指向原形的变形没有释义', en: 'A form that leads to its base has no senses' },
  senses_many: { zh: '最多 4 个义项', en: 'At most 4 senses' },
  sense_twice: { zh: '这个义项和上面的重复了', en: 'The same sense stands above' },
  gloss_words: { zh: '英文释义最多 12 个单词', en: 'At most 12 words' },
  gloss_characters: { zh: '英文释义最多 80 个字符', en: 'At most 80 characters' },
  gloss_headword: { zh: '英文释义里不能出现这个单词', en: 'The meaning must not hold the word itself' },
  gloss_stop: { zh: '英文释义末尾不用标点', en: 'No full stop or other mark at the end' },
  zh_characters: { zh: '中文释义最多 12 个字', en: 'At most 12 Chinese characters' },
  zh_field_mark: { zh: '不要用书名号、方括号或学科标记', en: 'No title marks, square brackets or field labels' },
  zh_punctuation: { zh: '请用中文标点', en: 'Use Chinese punctuation' },
  ellipsis: { zh: '省略号要写成“……”', en: 'An ellipsis is “……”' },
  zh_headword: { zh: '中文释义里不能出现这个单词', en: 'The Chinese must not hold the word itself' },
  label: { zh: '词性不要写在文字里', en: 'The part of speech does not belong into the text' },
  example_word: { zh: '例句里没有这个单词', en: 'The sentence does not hold the word' },
  example_length: { zh: '例句要有 3 到 18 个单词', en: 'A sentence has 3 to 18 words' },
  example_sentence: {
    zh: '例句要以大写字母开头，以句号、问号或感叹号结尾',
    en: 'Write a whole sentence, from its capital to its full stop',
  },
  example_quotation: { zh: '请用直引号', en: 'Use straight quotation marks' },
  example_zh_end: { zh: '译文要以。？或！结尾', en: 'The translation ends with 。？ or ！' },
  example_zh_punctuation: { zh: '译文请用中文标点', en: 'Use Chinese punctuation in the translation' },
  example_unfit: { zh: '例句里有不适合学习者的词', en: 'The sentence holds a word that is unfit for learners' },
  related_itself: { zh: '不能和自己相关', en: 'A word is not related to itself' },
  related_form: { zh: '这不是一个单词', en: 'This is no word' },
  related_unfit: { zh: '这个词不适合学习者', en: 'This word is unfit for learners' },
  related_twice: { zh: '这个词已经写过了', en: 'This word stands here already' },
  missing: { zh: '请填写', en: 'Please fill this in' },
  zh_missing: { zh: '请用中文填写', en: 'Please write this in Chinese' },
  en_chinese: { zh: '请用英文填写', en: 'Please write this in English' },
  part_missing: { zh: '请选择词性', en: 'Please choose a part of speech' },
  senses_none: { zh: '至少要有一个义项', en: 'A word has one sense at least' },
  examples_many: { zh: '最多 8 个例句', en: 'At most 8 examples' },
  sound_pair: { zh: '英式和美式音标要一起填写', en: 'Fill in both accents or none' },
  sound_sign: { zh: '有不认识的音标符号', en: 'This holds a sign that is no phoneme' },
  form_spelling: { zh: '请填写小写的英文词形', en: 'Write the form in small English letters' },
  row_twice: { zh: '这一行重复了', en: 'This row stands here twice' },
  phrase_unknown: { zh: '词典里没有这个短语，请先添加', en: 'The dictionary does not have this phrase. Add it first.' },
  picture_unknown: { zh: '图片库里没有这张图', en: 'The picture set does not have this picture' },
  parts_count: { zh: '一个单词拆成 2 到 6 部分', en: 'A word has 2 to 6 parts' },
  note_end: { zh: '要以句号、问号或感叹号结尾', en: 'End with a full stop, a question mark or an exclamation mark' },
  note_words: { zh: '英文最多 30 个单词', en: 'At most 30 words' },
  note_characters: { zh: '中文最多 60 个字', en: 'At most 60 Chinese characters' },
  note_quotation: { zh: '英文请用直引号', en: 'Use straight quotation marks' },
  note_punctuation: { zh: '请用中文标点', en: 'Use Chinese punctuation' },
  look_alike_itself: { zh: '不能是单词自己', en: 'A word is not its own look-alike' },
  word_unknown: { zh: '词典里没有这个单词', en: 'The dictionary does not have this word' },
  headword_spelling: { zh: '请填写英文单词或短语', en: 'Write an English word or phrase' },
  headword_denied: { zh: '词典不收这个词', en: 'The dictionary does not take this word' },
}

export const faultText = (code: EditFaultCode, language: Language): string => localize(language, texts[code])
