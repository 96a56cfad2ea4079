/**
 * `npm run simulate`: 200 learners who learn 20 new words a day for 90 days, with and without days on which nothing is done. Prints how much work
 * that is and whether as much is remembered as was asked for; then learners whose memory works otherwise, with the common weights of the memory model
 * and with those fitted to their answers; then learners who follow an exam plan. Writes the tables into docs/memory.md and docs/exam-plan.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { default_w } from 'ts-fsrs'
import type { Fit } from '../server/features/memory-fit/fit-weights.ts'
import { fitInWorker } from '../server/features/memory-fit/run-worker.ts'
import { shareRemembered, simulate, type Tally } from '#tests/simulation'

const LEARNERS = 200
const DAYS = 90
const NEW_WORDS = 20
const MOST_OFF = 0.02
/** Learners of each kind, and the days after which their memory is fitted. */
const FITTED = 20
const FIT_DAYS = 120
/** Kinds of memory: what each does to the weights of the model, by their place. */
const kinds: readonly (readonly [string, (weight: number, place: number) => number])[] = [
  ['like most', (weight) => weight],
  ['new words fade 2.5 times as fast', (weight, place) => (place < 4 ? weight / 2.5 : weight)],
  ['new words stay 2.5 times as long', (weight, place) => (place < 4 ? weight * 2.5 : weight)],
  ['reviews strengthen less', (weight, place) => (place === 8 ? weight - 0.6 : weight)],
  ['reviews strengthen more', (weight, place) => (place === 8 ? weight + 0.5 : weight)],
]
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

const fits = [
  row([
    'Memory',
    'Own weights taken',
    'Error less by (median)',
    'Remembered before',
    'with own weights',
    'Answers a day before',
    'with own weights',
  ]),
  row(Array(7).fill('---')),
]
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
for (const [name, change] of kinds) {
  const truth = default_w.map(change)
  const life = { retention: 0.9, days: FIT_DAYS, newWords: NEW_WORDS, skipped: null, truth }
  const learners: { common: Tally; own: Tally; fit: Fit | null }[] = []
  for (let learner = 0; learner < FITTED; learner += 1) {
    const common = simulate(`${learner} ${name}`, life)
    const fit = await fitInWorker({ histories: common.histories, own: null })
    // The same life once more, as it would have been.
    learners.push({ common, fit, own: simulate(`${learner} ${name}`, { ...life, believed: fit?.weights }) })
  }
  const gains = learners.flatMap(({ fit }) => (fit ? [1 - fit.trial.fitted / fit.trial.common] : []))
  const lives = [learners.map(({ common }) => common), learners.map(({ own }) => own)]
  fits.push(
    row([
      name,
      `${learners.filter(({ fit }) => fit?.chosen === 'fitted').length} of ${FITTED}`,
      percent(median(gains)),
      ...lives.map((tallies) => percent(shareRemembered(tallies))),
      ...lives.map((tallies) => Math.round(mean(tallies.flatMap(({ answers }) => answers)))),
    ]),
  )
}

process.stdout.write(`${table.join('\n')}\n\n${isHeld ? 'Within' : 'MORE than'} 2 points of what was asked for.\n`)
process.stdout.write(`\n${fits.join('\n')}\n`)
const [before, between, after] = readFileSync(DOCS, 'utf8').split(/(?:^\|.*\|\n)+/m)
writeFileSync(DOCS, `${before}${table.join('\n')}\n${between}${fits.join('\n')}\n${after}`)
process.exitCode = isHeld ? 0 : 1
await import('./simulate-plans.ts')
