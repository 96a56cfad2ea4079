/**
 * The plan for an exam: how many new words today, and how many words are known on the day. Each day has as many new words as an even spread over
 * the days that are left asks for, or as the minutes leave beside reviews. So the plan of a day follows from the cards of that day alone, and the
 * forecast is what this rule leads to from now on.
 */
import { MOST_PLAN_DAYS, MOST_PLAN_MINUTES } from '#contract/plan-limits'
import { SECONDS_A_NEW_WORD, SECONDS_A_WORD } from './answer-time.ts'
import { addDays, type Day } from './days.ts'
import type { Card } from './memory.ts'
import { forecastCards, forecastNewWord, sampleCards, type Memory, type WordForecast } from './word-forecast.ts'

/** More new words a day than anybody keeps up. */
const MOST_NEW_A_DAY = 60
/** On the last days nothing new begins. */
const LAST_DAYS = 2
/** Cards that stand for all in the forecast, and lives of a new word. */
const SAMPLE = 80
/** What the memory model itself is off by, as a share of the words that were begun: see docs/exam-plan.md. */
const MODEL_ERROR = 0.015
/** Nine of ten outcomes are within so many standard deviations. */
const NINE_OF_TEN = 1.645
const MOST_POINTS = 30

export interface PlanRequest {
  readonly now: Date
  /** Days to learn on: today and those that follow, the day of the exam left out. 0 on the day of the exam. */
  readonly days: number
  /** Minutes a day that the learner has. */
  readonly minutes: number
  /** The words of the lists. Those that are marked as known count as remembered. */
  readonly known: number
  /** Cards of those answered before today. */
  readonly begun: readonly Card[]
  /** How many were not yet begun when today began. */
  readonly fresh: number
  /** Cards of other words: they fall due, too. */
  readonly others: readonly Card[]
  /** Words that were begun before today and have been reviewed today: their time is spent. */
  readonly reviewed: number
  readonly memory: Memory
  /** Share of days on which the learner learns, see `attendanceOf`. */
  readonly attendance: number
}

/** Shares of all words of the lists, 0 to 1; `low` and `high` hold nine of ten outcomes. */
export interface PlanPoint {
  /** Days from today. */
  readonly day: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Each would make the plan feasible alone; null where it would not. */
export interface PlanWays {
  /** Days to learn on. */
  readonly days: number | null
  readonly minutes: number | null
  /** Words of the lists, those that were begun included. */
  readonly words: number | null
}

export interface ExamPlan {
  /** New words today, those that were begun today included. */
  readonly perDay: number
  /** New words that there is time for, of all that are not begun. */
  readonly planned: number
  /** From today to the exam, the last point is the exam. */
  readonly curve: readonly PlanPoint[]
}

/** @throws RangeError for days outside 0 to 364 */
export function planExam(request: PlanRequest): ExamPlan {
  const { days } = request
  if (!(days >= 0 && days <= MOST_PLAN_DAYS)) throw new RangeError(`days must be 0 to ${MOST_PLAN_DAYS}, not ${days}`)
  const forecast = forecastOf(request, days)
  const course = courseOf(request, forecast)
  return { perDay: course.perDay[0] ?? 0, planned: course.planned, curve: curveOf(request, course, forecast) }
}

/** The ways out for a plan without time for every word. */
export function findWays(request: PlanRequest): PlanWays {
  const { days, minutes, known, begun, fresh } = request
  const forecast = forecastOf(request, MOST_PLAN_DAYS)
  const isEnough = (changes: Partial<PlanRequest>) => {
    const changed = { ...request, ...changes }
    return courseOf(changed, forecast).planned === changed.fresh
  }
  const words = findNearest(fresh, 0, (fewer) => isEnough({ fresh: fewer }))
  return {
    days: findNearest(days, MOST_PLAN_DAYS, (later) => isEnough({ days: later })),
    minutes: findNearest(minutes, MOST_PLAN_MINUTES, (more) => isEnough({ minutes: more })),
    words: words ? known + begun.length + words : null,
  }
}

/** From what is not enough towards a bound, the first that is, by bisection; null when the bound is not enough either. */
function findNearest(notEnough: number, bound: number, isEnough: (value: number) => boolean): number | null {
  if (notEnough === bound || !isEnough(bound)) return null
  let [before, after] = [notEnough, bound]
  while (Math.abs(after - before) > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isEnough(middle)) after = middle
    else before = middle
  }
  return after
}

/** Days that are looked back at for the share of days with learning. */
const LOOK_BACK = 28
/** What is expected of a learner before the first day: as if they had learned on 19 of 20. */
const EXPECTED = { studied: 19, days: 20 }
const LEAST_ATTENDANCE = 0.5

/** The share of days on which a learner learns, 0.5 to 1, by the last four weeks. @param studied days with learning, ascending */
export function attendanceOf(studied: readonly Day[], today: Day): number {
  const from = addDays(today, -LOOK_BACK)
  const recent = studied.filter((day) => day >= from && day < today)
  const since = (studied[0] ?? today) > from ? (studied[0] ?? today) : from
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000))
  const share = (recent.length + EXPECTED.studied) / (days + EXPECTED.days)
  // In steps, so that learners share the forecast of a new word.
  return Math.max(LEAST_ATTENDANCE, Math.min(1, Math.round(share * 20) / 20))
}

interface Forecast {
  readonly begun: WordForecast
  readonly newWord: WordForecast
  /** Answers to all words that are begun, by day. */
  readonly answers: readonly number[]
}

function forecastOf({ now, memory, attendance, begun, others }: PlanRequest, days: number): Forecast {
  const ahead = { now, days, memory, attendance }
  const known = forecastCards(sampleCards(begun, SAMPLE), ahead)
  const other = forecastCards(sampleCards(others, SAMPLE), ahead)
  return {
    begun: known,
    newWord: newWordOf(memory, attendance),
    answers: Array.from(
      { length: days },
      (_, day) => begun.length * (known.answers[day] ?? 0) + others.length * (other.answers[day] ?? 0),
    ),
  }
}

// The same for all learners with these weights: its lives take a tenth of a second.
const newWords = new Map<string, WordForecast>()
const MOST_MEMORIES = 100
const SOME_DAY = new Date('2026-01-05T08:00:00Z')

function newWordOf(memory: Memory, attendance: number): WordForecast {
  const key = `${attendance} ${memory.retention} ${memory.weights?.join() ?? ''}`
  const forecast =
    newWords.get(key) ?? forecastNewWord(SAMPLE, { now: SOME_DAY, days: MOST_PLAN_DAYS, memory, attendance })
  if (newWords.size >= MOST_MEMORIES) newWords.clear()
  newWords.set(key, forecast)
  return forecast
}

/** What the rule of a day leads to, day after day. */
interface Course {
  /** New words on a day with learning. */
  readonly perDay: readonly number[]
  /** Those that begin on the day, days without learning in the mean. */
  readonly begins: readonly number[]
  readonly planned: number
}

function courseOf({ days, minutes, fresh, reviewed, attendance }: PlanRequest, { answers, newWord }: Forecast): Course {
  const perDay: number[] = []
  const begins: number[] = []
  let rest = fresh
  for (let day = 0; day < days - LAST_DAYS && rest > 0; day += 1) {
    const ofNew = begins.reduce((sum, words, first) => sum + words * (newWord.answers[day - first] ?? 0), 0)
    // Today is a day with learning. On a later one there is also what the days without it have left.
    const isToday = day === 0
    const reviews = isToday ? (answers[0] ?? 0) + reviewed : ((answers[day] ?? 0) + ofNew) / attendance
    const within = Math.floor((60 * minutes - SECONDS_A_WORD * reviews) / SECONDS_A_NEW_WORD)
    const chance = isToday ? 1 : attendance
    const wanted = Math.ceil(rest / (1 + (days - LAST_DAYS - day - 1) * attendance))
    const words = Math.max(0, Math.min(wanted, within, MOST_NEW_A_DAY))
    perDay.push(words)
    begins.push(Math.min(rest, words * chance))
    rest -= begins.at(-1) ?? 0
  }
  // What is left of a word by fractions of days is begun.
  return { perDay, begins, planned: rest < 1 ? fresh : fresh - Math.ceil(rest) }
}

function curveOf(request: PlanRequest, course: Course, forecast: Forecast): PlanPoint[] {
  const { days } = request
  const step = Math.max(1, Math.ceil(days / MOST_POINTS))
  const inner = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step)
  return [...inner, days].map((day) => pointOf(request, day, course, forecast))
}

function pointOf(request: PlanRequest, day: number, course: Course, forecast: Forecast): PlanPoint {
  const { known, begun, fresh, attendance } = request
  const total = known + begun.length + fresh
  if (total === 0) return { day, share: 0, low: 0, high: 0 }
  const groups = [
    { words: begun.length, recall: forecast.begun.recall[day] ?? 0 },
    ...course.begins
      .slice(0, day)
      .map((words, first) => ({ words, recall: forecast.newWord.recall[day - first] ?? 0 })),
  ]
  const sum = (valueOf: (group: { words: number; recall: number }) => number) =>
    groups.reduce((result, group) => result + valueOf(group), 0)
  const words = known + sum((group) => group.words * group.recall)
  const chance = sum((group) => group.words * group.recall * (1 - group.recall))
  const model = MODEL_ERROR * sum((group) => group.words)
  // Where there is time for all words, a day that was missed can be made up for.
  const missed =
    course.planned < fresh
      ? course.perDay.slice(0, day).reduce((all, each) => all + each ** 2 * attendance * (1 - attendance), 0)
      : 0
  const spread = (NINE_OF_TEN * Math.sqrt(chance + missed + model ** 2)) / total
  const share = words / total
  return { day, share, low: Math.max(0, share - spread), high: Math.min(1, share + spread) }
}
