/**
 * `npm run content:add -- <file>... [--dry-run]`: checks the lines of authors (content/authoring/entry-lines.ts) and writes them into
 * content/authored/words. Nothing is written while a fault is left. An entry that its lines repeat word for word stays as it is, with its
 * verdict. Memory aids and notes on culture of a word stay.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords } from '../content/authored-words.ts'
import { parseEntryLines } from '../content/authoring/entry-lines.ts'
import { entryFaults, repeatedSentences } from '../content/authoring/formal-faults.ts'
import { readInflections } from '../content/authoring/inflections.ts'
import { mergeEntries } from '../content/authoring/merge-entries.ts'
import { writeAuthoredWords } from '../content/authoring/word-files.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
if (positionals.length === 0) throw new Error('Name the files with the lines.')

const texts = await Promise.all(positionals.map((file) => readFile(file, 'utf8')))
const entries = parseEntryLines(texts.join('\n'))
const [authored, inflections] = await Promise.all([readAuthoredWords(), readInflections(entries)])
const { words, changed, unchanged } = mergeEntries(authored, entries)
const faults = [...entries].flatMap(([headword, word]) => {
  const forms = inflections.get(headword)
  if (!forms) return [`${headword}: the dictionary has no such headword.`]
  return entryFaults(headword, word, forms).map((fault) => `${headword}: ${fault}`)
})
const repeated = repeatedSentences(words)
  .filter(({ headwords }) => headwords.some((headword) => entries.has(headword)))
  .map(({ sentence, headwords }) => `${headwords.join(', ')}: the same example: ${sentence}`)

for (const fault of [...faults, ...repeated]) console.log(fault)
if (faults.length + repeated.length > 0) {
  console.log(`${faults.length + repeated.length} faults in ${entries.size} entries; nothing was written.`)
  process.exitCode = 1
} else {
  if (!values['dry-run'] && changed.length > 0) await writeAuthoredWords(words)
  console.log(`${changed.length} entries ${values['dry-run'] ? 'to write' : 'written'}, ${unchanged.length} unchanged.`)
}
