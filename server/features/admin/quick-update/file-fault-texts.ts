/** What is wrong with a file of words or one of its rows, in both languages. `{value}` is named by the fault. */
import { localize, type Language } from '#contract/locales'
import type { Bilingual } from '#contract/patterns'

const texts = {
  encoding: {
    zh: '文件不是 UTF-8 编码（可能是 GBK 或 UTF-16）。请在表格软件里另存为“CSV UTF-8”。',
    en: 'The file is not in UTF-8 (perhaps GBK or UTF-16). Save it as “CSV UTF-8” in your spreadsheet.',
  },
  empty: { zh: '文件是空的。', en: 'The file is empty.' },
  header_only: { zh: '文件只有表头，没有单词。', en: 'The file has headings but no words.' },
  rows_many: { zh: '文件有 {value} 行，一次最多 5000 行。', en: 'The file has {value} rows. At most 5,000 at a time.' },
  separator: {
    zh: '各列是用分号隔开的，请改用逗号（或直接从表格里复制）。',
    en: 'The columns are separated by semicolons. Use commas, or copy the rows out of the spreadsheet.',
  },
  column_unknown: { zh: '不认识这些列：{value}。', en: 'These columns are unknown: {value}.' },
  column_empty: { zh: '第 {value} 列没有列名。', en: 'Column {value} has no heading.' },
  column_twice: { zh: '这些列出现了两次：{value}。', en: 'These columns stand there twice: {value}.' },
  word_column: { zh: '缺少“word”这一列。', en: 'The column “word” is missing.' },
  columns_none: { zh: '除了“word”还要有别的列。', en: 'The file needs another column besides “word”.' },
  quotes: { zh: '第 {value} 行的引号没有成对。', en: 'The quotation marks in row {value} do not match.' },
  json_broken: { zh: '这不是完整的 JSON。', en: 'This is not complete JSON.' },
  json_list: { zh: 'JSON 要是一个数组：[{ "word": … }, …]。', en: 'The JSON must be a list: [{ "word": … }, …].' },
  json_row: { zh: '这一项要是一个对象：{ "word": … }。', en: 'This entry must be an object: { "word": … }.' },
  json_value: {
    zh: '这里只能是文字，不能是对象、数组或数字。',
    en: 'Only text belongs here, no object, list or number.',
  },
  nothing_changes: {
    zh: '每一行都和词典一样，没有要改的。',
    en: 'Every row says what the dictionary says. There is nothing to change.',
  },
  revision_other: {
    zh: '文件和预览的不一样，请重新预览。',
    en: 'This is not the file of the preview. Preview it again.',
  },
  cells_many: { zh: '这一行有 {value} 格，比表头多。', en: 'The row has {value} cells, more than the headings.' },
  cells_few: { zh: '这一行只有 {value} 格，比表头少。', en: 'The row has {value} cells, fewer than the headings.' },
  word_missing: { zh: '没有写单词。', en: 'The word is missing.' },
  word_twice: { zh: '这个单词在第 {value} 行已经有了。', en: 'Row {value} has this word already.' },
  word_case: { zh: '词典里写作“{value}”。', en: 'The dictionary writes it “{value}”.' },
  word_digits: {
    zh: '新单词里有数字。确实要加的话，请到单词管理里添加。',
    en: 'This new word holds digits. If it is meant, add it in the Word Manager.',
  },
  word_form: { zh: '这不是英文单词或短语。', en: 'This is no English word or phrase.' },
  word_denied: { zh: '词典不收这个词。', en: 'The dictionary does not take this word.' },
  formula: {
    zh: '这一格以 = + - @ 开头，会被当成公式。请在前面加一个单引号。',
    en: 'This cell begins like a formula (= + - @). Write an apostrophe before it.',
  },
  control: { zh: '这里有看不见的控制字符或换行。', en: 'This holds control characters or line breaks.' },
  html: { zh: '这里不能有 HTML 标签。', en: 'HTML does not belong here.' },
  long: { zh: '内容太长了。', en: 'This text is too long.' },
  invalid: { zh: '请检查这一格。', en: 'Please check this cell.' },
  part_unknown: { zh: '词性只能是 {value}。', en: 'The part of speech is one of {value}.' },
  tag_unknown: { zh: '考试词表只能是 {value}。', en: 'The lists are {value}.' },
  form_kind: {
    zh: '词形要写成“plural:apples; past:…”，类别有 {value}。',
    en: 'Write forms as “plural:apples; past:…”. The kinds are {value}.',
  },
  hidden_unknown: { zh: '只能写 yes 或 no。', en: 'Write yes or no.' },
} as const satisfies Record<string, Bilingual>

export type FileFaultCode = keyof typeof texts

export const fileFaultText = (code: FileFaultCode, language: Language, value = ''): string =>
  localize(language, texts[code]).replace('{value}', () => value)
