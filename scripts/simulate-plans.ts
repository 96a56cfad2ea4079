/**
 * The last part of `npm run simulate`, also alone: 200 learners of each kind who follow an exam plan, each day the one of that day. What was promised
 * on the first day against what was remembered on the day of the exam goes into docs/exam-plan.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { default_w } from 'ts-fsrs'
import { drawLife, simulatePlan, type PlannedLife } from '#tests/plan-simulation'

const LEARNERS = 200
/** Points by which the share of words that are known on the day may differ from what was promised. */
const MOST_OFF = 0.03

/** `isHeld`: the promise has to hold. */
const kinds: readonly (readonly [name: string, also: Pick<PlannedLife, 'skipped' | 'truth'>, isHeld: boolean])[] = [
  ['every day kept', { skipped: null }, true],
  ['one day in ten skipped', { skipped: 10 }, true],
  ['one day in four skipped', { skipped: 4 }, false],
  [
    'memory that reviews strengthen less',
    { skipped: 10, truth: default_w.map((weight, place) => (place === 8 ? weight - 0.6 : weight)) },
    false,
  ],
]

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
const percent = (part: number) => `${(100 * part).toFixed(1)}%`
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const DOCS = new URL('../docs/exam-plan.md', import.meta.url)

const heads = ['Learners', 'Promised (mean)', 'Remembered', 'Difference', 'Within 3 points', 'Within the range shown']
const table = [row(heads), row(heads.map(() => '---'))]
let isPromiseHeld = true
for (const [name, also, mustHold] of kinds) {
  const outcomes = Array.from({ length: LEARNERS }, (_, learner) =>
    simulatePlan(`${learner} ${name}`, drawLife(`${learner}`, also)),
  )
  const off = outcomes.map(({ promised, remembered }) => remembered - promised)
  if (mustHold) isPromiseHeld &&= Math.abs(mean(off)) <= MOST_OFF
  table.push(
    row([
      name,
      percent(mean(outcomes.map(({ promised }) => promised))),
      percent(mean(outcomes.map(({ remembered }) => remembered))),
      `${mean(off) > 0 ? '+' : ''}${(100 * mean(off)).toFixed(1)}`,
      `${off.filter((each) => Math.abs(each) <= MOST_OFF).length} of ${LEARNERS}`,
      `${outcomes.filter(({ isWithin }) => isWithin).length} of ${LEARNERS}`,
    ]),
  )
}

process.stdout.write(
  `\n${table.join('\n')}\n\n${isPromiseHeld ? 'Within' : 'MORE than'} 3 points of what was promised.\n`,
)
const [before, after] = readFileSync(DOCS, 'utf8').split(/(?:^\|.*\|\n)+/m)
writeFileSync(DOCS, `${before}${table.join('\n')}\n${after}`)
if (!isPromiseHeld) process.exitCode = 1
