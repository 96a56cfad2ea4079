/**
 * `npm run simulate`: 200 learners who learn 20 new words a day for 90 days, with and without days on which nothing is done. Prints how much work
 * that is and whether as much is remembered as was asked for, and writes the table into docs/memory.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { shareRemembered, simulate } from './simulation.ts'

const LEARNERS = 200
const DAYS = 90
const NEW_WORDS = 20
const MOST_OFF = 0.02
const DOCS = new URL('../docs/memory.md', import.meta.url)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0)
const percent = (part: number) => `${(100 * part).toFixed(1)}%`
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const table = [
  row([
    'Days skipped',
    'Asked',
    'Remembered',
    'Difference',
    'Answers a day (median, most)',
    'Due in the morning (median, most)',
    'Words learned',
  ]),
  row(Array(7).fill('---')),
]
let isHeld = true
for (const skipped of [null, 30]) {
  for (const retention of [0.95, 0.9, 0.85, 0.8]) {
    const tallies = Array.from({ length: LEARNERS }, (_, learner) =>
      simulate(`${learner} ${retention}`, { retention, days: DAYS, newWords: NEW_WORDS, skipped }),
    )
    const remembered = shareRemembered(tallies)
    const off = remembered - retention
    isHeld &&= Math.abs(off) <= MOST_OFF
    const answers = tallies.flatMap((tally) => tally.answers)
    const backlogs = tallies.flatMap((tally) => tally.backlogs)
    table.push(
      row([
        skipped === null ? 'none' : `one in ${skipped}`,
        percent(retention),
        percent(remembered),
        `${off > 0 ? '+' : ''}${(100 * off).toFixed(1)}`,
        `${median(answers)}, ${most(answers)}`,
        `${median(backlogs)}, ${most(backlogs)}`,
        median(tallies.map(({ learned }) => learned)),
      ]),
    )
  }
}
process.stdout.write(`${table.join('\n')}\n\n${isHeld ? 'Within' : 'MORE than'} 2 points of what was asked for.\n`)
const [before, after] = readFileSync(DOCS, 'utf8').split(/(?:^\|.*\|\n)+/m)
writeFileSync(DOCS, `${before}${table.join('\n')}\n${after}`)
process.exitCode = isHeld ? 0 : 1
