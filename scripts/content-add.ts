/**
 * `npm run content:add -- <file> [--dry-run]`: checks the lines of an author (content/authoring/entry-lines.ts) and writes them into
 * content/authored/words. Nothing is written while a fault is left. Memory aids and notes on culture of a word stay.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords, type AuthoredWord } from '../content/authored-words.ts'
import { parseEntryLines } from '../content/authoring/entry-lines.ts'
import { entryFaults, repeatedSentences } from '../content/authoring/formal-faults.ts'
import { readInflections } from '../content/authoring/inflections.ts'
import { writeAuthoredWords } from '../content/authoring/word-files.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
const [file] = positionals
if (!file) throw new Error('Name the file with the lines.')

const entries = parseEntryLines(await readFile(file, 'utf8'))
const [authored, inflections] = await Promise.all([readAuthoredWords(), readInflections([...entries.keys()])])
const faults = [...entries].flatMap(([headword, word]) => {
  const forms = inflections.get(headword)
  if (!forms) return [`${headword}: the dictionary has no such headword.`]
  return entryFaults(headword, word, forms).map((fault) => `${headword}: ${fault}`)
})
const merged = new Map(authored)
for (const [headword, word] of entries) merged.set(headword, { ...word, ...notesOf(authored.get(headword)) })
const repeated = repeatedSentences(merged)
  .filter(({ headwords }) => headwords.some((headword) => entries.has(headword)))
  .map(({ sentence, headwords }) => `${headwords.join(', ')}: the same example: ${sentence}`)

for (const fault of [...faults, ...repeated]) console.log(fault)
if (faults.length + repeated.length > 0) {
  console.log(`${faults.length + repeated.length} faults in ${entries.size} entries; nothing was written.`)
  process.exitCode = 1
} else if (!values['dry-run']) {
  await writeAuthoredWords(merged)
  console.log(`${entries.size} entries written.`)
} else {
  console.log(`${entries.size} entries, no fault.`)
}

function notesOf(word: AuthoredWord | undefined): Pick<AuthoredWord, 'memory' | 'culture'> {
  return { ...(word?.memory && { memory: word.memory }), ...(word?.culture && { culture: word.culture }) }
}
