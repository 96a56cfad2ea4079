/**
 * `npm run content:origins -- <file>... [--dry-run]`: checks lines about where words come from (content/authoring/origin-lines.ts) and writes
 * them into the entries of content/authored/words. Nothing is written while a fault is left; memory aids and notes that stand there stay.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords } from '../content/authored-words.ts'
import { mergeOrigins } from '../content/authoring/merge-entries.ts'
import { originFaults, parseOriginLines } from '../content/authoring/origin-lines.ts'
import { writeAuthoredWords } from '../content/authoring/word-files.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
if (positionals.length === 0) throw new Error('Name the files with the lines.')

const texts = await Promise.all(positionals.map((file) => readFile(file, 'utf8')))
const origins = parseOriginLines(texts.join('\n'))
const authored = await readAuthoredWords()
const faults = [...origins].flatMap(([headword, origin]) => [
  ...(authored.get(headword)?.senses ? [] : [`${headword}: it has no entry.`]),
  ...originFaults(origin).map((fault) => `${headword}: ${fault}`),
])
for (const fault of faults) console.log(fault)
if (faults.length > 0) {
  console.log(`${faults.length} faults in ${origins.size} lines; nothing was written.`)
  process.exitCode = 1
} else {
  if (!values['dry-run']) await writeAuthoredWords(mergeOrigins(authored, origins))
  console.log(`${origins.size} lines ${values['dry-run'] ? 'without a fault' : 'written'}.`)
}
