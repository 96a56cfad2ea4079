/**
 * `npm run content:blind -- --sheet zh|en|pair [--words file] [--again] --count 100 [--skip 0]`: unchecked entries, for a second
 * reader; with `--again` those that were checked already, too. A reader works through three sheets in turn and sees the languages apart: 'zh' shows the word and its Chinese, 'en' the word and its English
 * in another order, 'pair' both texts without the word. Faults go into a file for `content:verdict`.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords, type AuthoredSense } from '../content/authored-words.ts'
import { parseEntryLines } from '../content/authoring/entry-lines.ts'
import { isReviewed, readVerdicts } from '../content/authoring/reviews.ts'

const { values } = parseArgs({
  options: {
    sheet: { type: 'string' },
    words: { type: 'string' },
    again: { type: 'boolean', default: false },
    count: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
  },
})
const sheets: Readonly<Record<string, (headword: string, sense: AuthoredSense, related: string) => string>> = {
  zh: (headword, { pos, zh, example }) => `${headword} | ${pos} | ${zh} | ${example?.zh ?? ''}`,
  en: (headword, { pos, en, example }, related) => `${headword} | ${pos} | ${en} | ${example?.en ?? ''}${related}`,
  pair: (_, { pos, zh, en, example }) => `${pos} | ${zh} = ${en} | ${example?.en ?? ''} = ${example?.zh ?? ''}`,
}
const format = sheets[values.sheet ?? '']
if (!format) throw new Error('--sheet takes zh, en or pair.')

const [authored, verdicts] = await Promise.all([readAuthoredWords(), readVerdicts()])
const wanted = values.words ? [...parseEntryLines(await readFile(values.words, 'utf8')).keys()] : [...authored.keys()]
const written = wanted.filter((headword) => authored.get(headword)?.senses ?? authored.get(headword)?.formOf)
const unread = written.filter((headword) => !isReviewed(authored.get(headword), verdicts.get(headword)))
const open = values.again ? written : unread
const first = Number(values.skip)
const page = open.slice(first, first + Number(values.count))
// The order of the sheets differs, so that a reader does not carry the other language in mind.
const order = new Map(
  page.map((headword) => [headword, createHash('sha256').update(`${values.sheet} ${headword}`).digest('hex')]),
)
page.sort((one, other) => ((order.get(one) ?? '') < (order.get(other) ?? '') ? -1 : 1))
for (const headword of page) {
  const word = authored.get(headword)
  if (word?.formOf) console.log(`${headword} -> ${word.formOf}`)
  const related = [
    ...(word?.synonyms ? [`= ${word.synonyms.join(', ')}`] : []),
    ...(word?.antonyms ? [`! ${word.antonyms.join(', ')}`] : []),
  ]
  for (const [index, sense] of (word?.senses ?? []).entries())
    console.log(format(headword, sense, index === 0 && related.length > 0 ? ` | ${related.join(' ')}` : ''))
}
console.error(`${unread.length} of ${written.length} entries are not yet checked.`)
