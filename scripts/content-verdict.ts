/**
 * `npm run content:verdict -- --words <file of lines> --faults <file>`: records that a second reader has read all entries of the lines. A line of the
 * file of faults is 'headword: what is wrong', perhaps behind '//'; an empty file means that everything passed.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAuthoredWords } from '../content/authored-words.ts'
import { parseEntryLines } from '../content/authoring/entry-lines.ts'
import { faultyHeadwords, fingerprintOf, readVerdicts, writeVerdicts } from '../content/authoring/reviews.ts'

const { values } = parseArgs({ options: { words: { type: 'string' }, faults: { type: 'string' } } })
if (!values.words || !values.faults) throw new Error('Name --words and --faults.')

const [authored, verdicts] = await Promise.all([readAuthoredWords(), readVerdicts()])
const read = [...parseEntryLines(await readFile(values.words, 'utf8')).keys()]
const failed = faultyHeadwords(await readFile(values.faults, 'utf8'), new Set(read))
const date = new Date().toISOString().slice(0, 10)
for (const headword of read) {
  const word = authored.get(headword)
  if (!word) throw new Error(`'${headword}' is not in content/authored/words: run content:add first.`)
  verdicts.set(headword, { verdict: failed.has(headword) ? 'fail' : 'pass', date, fingerprint: fingerprintOf(word) })
}
await writeVerdicts(verdicts)
console.log(`${read.length - failed.size} passed, ${failed.size} to be written again.`)
