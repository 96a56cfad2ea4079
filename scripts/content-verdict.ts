/**
 * `npm run content:verdict -- --words <file of lines> --faults <file>`: records that a second reader has read all entries of the lines. The file of
 * faults names a headword at the start of each line, the fault behind it; an empty file means that everything passed.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords } from '../content/authored-words.ts'
import { parseEntryLines } from '../content/authoring/entry-lines.ts'
import { fingerprintOf, readVerdicts, writeVerdicts } from '../content/authoring/reviews.ts'

const { values } = parseArgs({ options: { words: { type: 'string' }, faults: { type: 'string' } } })
if (!values.words || !values.faults) throw new Error('Name --words and --faults.')

const [authored, verdicts] = await Promise.all([readAuthoredWords(), readVerdicts()])
const read = [...parseEntryLines(await readFile(values.words, 'utf8')).keys()]
const failed = new Set(
  (await readFile(values.faults, 'utf8'))
    .split('\n')
    .map((line) => line.trim().split(/[\s|:]+/)[0] ?? '')
    .filter((headword) => headword !== ''),
)
const unknown = [...failed].filter((headword) => !read.includes(headword))
if (unknown.length > 0) throw new Error(`These are none of the words read: ${unknown.join(', ')}`)
const date = new Date().toISOString().slice(0, 10)
for (const headword of read) {
  const word = authored.get(headword)
  if (!word) throw new Error(`'${headword}' is not in content/authored/words: run content:add first.`)
  verdicts.set(headword, { verdict: failed.has(headword) ? 'fail' : 'pass', date, fingerprint: fingerprintOf(word) })
}
await writeVerdicts(verdicts)
console.log(`${read.length - failed.size} passed, ${failed.size} to be written again.`)
