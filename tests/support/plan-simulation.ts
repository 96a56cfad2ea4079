/** Learners who follow an exam plan, each day the one of that day, and forget as the memory model says: what was promised, and what came of it. */
import { isDue, newCard, retrievability, type MemoryWeights } from '#rules/memory'
import { dayIn, type Day } from '#rules/days'
import { attendanceOf, planExam, type ExamPlan } from '#rules/exam-plan'
import { newWordsLeft } from '#rules/new-words'
import { seededRandom } from '#rules/random'
import { answeredIn, FIRST_VISIT, KNOWN_AT_FIRST, MS_PER_DAY, MS_PER_HOUR, type Known } from './simulation.ts'

const RETENTION = 0.9
/** New words a day before there was a plan. */
const EARLIER_A_DAY = 10
/** The second visit, for learners who come twice a day. */
const LATER_HOURS = 8
/** The exam is in the morning, before the hour of the first visit. */
const EXAM_HOURS = -2

export interface PlannedLife {
  /** Words of the list, days to learn on, and minutes a day. */
  readonly words: number
  readonly days: number
  readonly minutes: number
  /** Days on which words of the list were learned before the plan was made. */
  readonly earlier: number
  readonly visits: 1 | 2
  /** One day in so many is skipped; null: none. */
  readonly skipped: number | null
  /** How the memory really works; null or none: as the product believes. */
  readonly truth?: MemoryWeights | null
}

export interface PlanOutcome {
  /** The plan of the first day. */
  readonly first: ExamPlan
  readonly promised: number
  /** The share of the list that was remembered on the day of the exam. */
  readonly remembered: number
  /** Within what nine of ten were promised to be. */
  readonly isWithin: boolean
}

/** A list, a date and minutes by chance: the same seed gives the same ones. */
export function drawLife(seed: string, also: Pick<PlannedLife, 'skipped' | 'truth'>): PlannedLife {
  const random = seededRandom(`life ${seed}`)
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  return {
    words: between(150, 1200),
    days: between(14, 90),
    minutes: between(10, 45),
    earlier: random() < 0.5 ? 0 : between(5, 30),
    visits: random() < 0.5 ? 1 : 2,
    ...also,
  }
}

/** One learner's days up to the exam. The same seed gives the same life. */
export function simulatePlan(seed: string, life: PlannedLife): PlanOutcome {
  const { words, days, minutes, earlier, visits, skipped, truth = null } = life
  const random = seededRandom(seed)
  const models = { believed: { retention: RETENTION, weights: null }, truth: { weights: truth } }
  const list = new Map<number, Known>()
  const studied: Day[] = []
  let first: ExamPlan | undefined
  for (let day = -earlier; day < days; day += 1) {
    const start = FIRST_VISIT + day * MS_PER_DAY
    const cards = [...list.values()].map(({ card }) => card)
    const plan =
      day < 0
        ? null
        : planExam({
            now: new Date(start),
            days: days - day,
            minutes,
            known: 0,
            begun: cards,
            fresh: words - cards.length,
            others: [],
            reviewed: 0,
            memory: models.believed,
            attendance: attendanceOf(studied, dayIn('UTC', new Date(start))),
          })
    first ??= plan ?? undefined
    if (skipped !== null && random() * skipped < 1) continue
    studied.push(dayIn('UTC', new Date(start)))
    let begun = 0
    for (let visit = 0; visit < visits; visit += 1) {
      const at = new Date(start + (visit * LATER_HOURS + random() * 2 - 1) * MS_PER_HOUR)
      const due = [...list].filter(([, { card }]) => isDue(card, at))
      for (const [word, known] of due) {
        const isRemembered = random() < retrievability(known.mind, at, truth)
        list.set(word, answeredIn(word, known, isRemembered, at, models, random))
      }
      const left = newWordsLeft({ due: due.length, begun, perDay: plan?.perDay ?? EARLIER_A_DAY })
      const fresh = Math.min(left, words - list.size)
      for (let count = 0; count < fresh; count += 1) {
        const word = list.size + 1
        const unknown = { card: newCard(at), mind: newCard(at), answers: [] }
        list.set(word, answeredIn(word, unknown, random() < KNOWN_AT_FIRST, at, models, random))
      }
      begun += fresh
    }
  }
  if (!first) throw new Error('A plan needs a day to learn on.')
  const exam = new Date(FIRST_VISIT + days * MS_PER_DAY + EXAM_HOURS * MS_PER_HOUR)
  const known = [...list.values()].filter(({ mind }) => random() < retrievability(mind, exam, truth))
  const remembered = known.length / words
  const last = first.curve.at(-1) ?? { share: 0, low: 0, high: 0 }
  return {
    first,
    promised: last.share,
    remembered,
    isWithin: remembered >= last.low && remembered <= last.high,
  }
}
