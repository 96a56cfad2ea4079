/**
 * `npm run content:next -- --list cet4 --count 100 [--skip 0]`: the next words of a list (default: all quiz words, list by list) for which we wrote
 * no senses, with what the sources say of them. Authors read it and write lines for `content:add`.
 */
import { parseArgs } from 'node:util'
import { authoredNameOf, readAuthoredWords } from '../content/authored-words.ts'
import { LIST_NAMES, quizWords, wordsOfList } from '../content/authoring/queue.ts'
import { buildContent } from '../content/build.ts'
import type { ContentRows, WordRow } from '../content/rows.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    count: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
  },
})
const list = LIST_NAMES.find((name) => name === values.list)
if (values.list !== undefined && !list) throw new Error(`--list takes one of ${LIST_NAMES.join(', ')}.`)

const DEFINITIONS = 5
const [rows, authored] = await Promise.all([buildContent(), readAuthoredWords()])
const baseOf = basesOf(rows)
const sensesOf = Map.groupBy(rows.senses, ({ headword }) => headword)

const formsOf = Map.groupBy(rows.forms, ({ headword }) => headword)

const open = (list ? wordsOfList(list, rows) : quizWords(rows)).filter(({ headword }) => {
  const word = authored.get(authoredNameOf(headword, formsOf.get(headword) ?? [], authored))
  return !word?.senses && !word?.formOf
})
const first = Number(values.skip)
for (const word of open.slice(first, first + Number(values.count))) console.log(describe(word))
console.error(`${open.length} words are still to be written${list ? ` in ${list}` : ''}.`)

function describe({ headword, tags, frequency }: WordRow): string {
  const senses = sensesOf.get(headword) ?? []
  const zh = senses.flatMap((sense) => (sense.zh ? [`${sense.partOfSpeech}. ${sense.zh}`] : [])).join(' / ')
  const en = senses.flatMap((sense) => (sense.en ? [`${sense.partOfSpeech}. ${sense.en}`] : [])).slice(0, DEFINITIONS)
  const bases = baseOf.get(headword)
  const form = bases ? ` FORM OF ${bases.join(', ')}` : ''
  const own = (authored.get(headword)?.examples ?? []).map((example) => `\n  ours: ${example.en} ${example.zh}`)
  return `${headword} [${tags.join(' ')}; rank ${frequency ?? '-'}]${form}\n  zh: ${zh}\n  en: ${en.join(' / ')}${own.join('')}`
}

/** Headwords that are inflected forms of other headwords, with these. */
function basesOf({ forms }: ContentRows): ReadonlyMap<string, string[]> {
  const inflections = forms.filter(({ form, headword, kind }) => form !== headword && kind !== 'variant')
  return new Map(
    [...Map.groupBy(inflections, ({ form }) => form)].map(([form, own]) => [
      form,
      [...new Set(own.map(({ headword, kind }) => `${headword} (${kind})`))],
    ]),
  )
}
