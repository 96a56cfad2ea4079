/** A learner's plan: kept is what they chose, and all else follows from their cards at the moment. */
import type { HandlerInput, Output } from '#contract/core'
import type { ExamPlan, getExamPlan, saveExamPlan } from '#contract/exam-plan'
import { MOST_PLAN_DAYS } from '#contract/plan-limits'
import { PRACTICE_WORDS } from '#contract/sizes'
import { addDays, dayIn, startOfDay, type Day } from '#rules/days'
import { attendanceOf, findWays, planExam, type PlanRequest } from '#rules/exam-plan'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { fieldError } from '../../http/errors.ts'
import { readDays } from '../days/index.ts'
import { findPlanRow, readCards, readKnownIds, savePlanRow, type PlanRow } from './planner.store.ts'
import { listLists, readListedWords, type ListedWord } from './word-lists.store.ts'

const MS_PER_DAY = 86_400_000

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY)

/** What a plan is made of, as it is now. */
interface PlanState {
  readonly request: PlanRequest
  /** All words of the plan. */
  readonly words: number
  readonly daysLeft: number
  readonly begunToday: number
  /** Words without an answer, in their order. */
  readonly unseen: readonly ListedWord[]
}

async function readState(db: Reader, { userId, timeZone, user }: Session, row: PlanRow, now: Date): Promise<PlanState> {
  const today = dayIn(timeZone, now)
  const dayStart = startOfDay(timeZone, today)
  const [listed, all, known, days] = await Promise.all([
    readListedWords(db, userId, row.lists),
    readCards(db, userId),
    readKnownIds(db, userId),
    readDays(db, userId),
  ])
  const studied = days.filter(({ sessions }) => sessions > 0).map(({ day }) => day)
  const cardOf = new Map(all.map((card) => [card.wordId, card]))
  // Fewer words than the lists have: those that were begun stay in the plan.
  const [touched, untouched] = [true, false].map((isTouched) =>
    listed.filter(({ id }) => (known.has(id) || cardOf.has(id)) === isTouched),
  )
  const wanted = [...(touched ?? []), ...(untouched ?? [])].slice(0, row.mostWords ?? listed.length)
  const ids = new Set(wanted.map(({ id }) => id))
  const asked = wanted.filter(({ id }) => !known.has(id))
  const cards = asked.flatMap(({ id }) => cardOf.get(id) ?? [])
  const begun = cards.filter(({ begunAt }) => begunAt < dayStart)
  const daysLeft = daysBetween(today, row.examDay)
  const isReviewed = ({ begunAt, lastReview }: Pick<(typeof all)[number], 'begunAt' | 'lastReview'>) =>
    begunAt < dayStart && lastReview !== null && lastReview >= dayStart
  return {
    request: {
      now,
      days: Math.min(Math.max(daysLeft, 0), MOST_PLAN_DAYS),
      minutes: row.minutes,
      known: wanted.length - asked.length,
      begun,
      // The day's plan stays as it was when the day began, while its words are begun.
      fresh: asked.length - begun.length,
      others: all.filter(({ wordId }) => !ids.has(wordId) && !known.has(wordId)),
      reviewed: all.filter((card) => isReviewed(card) && !known.has(card.wordId)).length,
      memory: { retention: user.retention, weights: user.memoryWeights },
      attendance: attendanceOf(studied, today),
    },
    words: wanted.length,
    daysLeft,
    begunToday: cards.length - begun.length,
    unseen: asked.filter(({ id }) => !cardOf.has(id)),
  }
}

/** New words of today's plan, and how many of them were begun. Null without a plan, after the exam, and where the plan has no new words today. */
export async function readPlannedDay(
  db: Reader,
  session: Session,
  now: Date,
): Promise<{ perDay: number; begun: number } | null> {
  const row = await findPlanRow(db, session.userId)
  if (!row) return null
  const { request, daysLeft, begunToday } = await readState(db, session, row, now)
  if (daysLeft <= 0 || request.fresh === 0) return null
  const { perDay } = planExam(request)
  return perDay === 0 ? null : { perDay, begun: begunToday }
}

async function present(db: Reader, session: Session, row: PlanRow, now: Date): Promise<ExamPlan> {
  const { request, words, daysLeft, begunToday, unseen } = await readState(db, session, row, now)
  const today = dayIn(session.timeZone, now)
  const plan = planExam(request)
  const leftOut = request.fresh - plan.planned
  const ways = leftOut > 0 && daysLeft > 0 ? findWays(request) : null
  const left = Math.min(Math.max(0, plan.perDay - begunToday), unseen.length)
  const lists = await listLists(db, session.userId)
  return {
    exam_day: row.examDay,
    days_left: daysLeft,
    minutes: row.minutes,
    most_words: row.mostWords,
    lists: row.lists.flatMap(({ kind, id }) => lists.find((list) => list.kind === kind && list.id === id) ?? []),
    words,
    begun: words - unseen.length,
    left_out: leftOut,
    per_day: plan.perDay,
    today: { begun: begunToday, left, words: unseen.slice(0, Math.min(left, PRACTICE_WORDS)).map(({ text }) => text) },
    curve: daysLeft < 0 ? [] : plan.curve.map(({ day, ...point }) => ({ day: addDays(today, day), ...point })),
    ways: ways && {
      exam_day: ways.days === null ? null : addDays(today, ways.days),
      minutes: ways.minutes,
      most_words: ways.words,
    },
  }
}

export async function readPlan({ db, now }: Deps, session: Session): Promise<Output<typeof getExamPlan>> {
  const row = await findPlanRow(db, session.userId)
  return { plan: row && (await present(db, session, row, now())) }
}

/** Throws exam_day_invalid for a day that is not ahead or too far, plan_without_words for lists without any. */
export async function savePlan(
  { db, now }: Deps,
  session: Session,
  body: HandlerInput<typeof saveExamPlan>['body'],
): Promise<Output<typeof saveExamPlan>> {
  const at = now()
  const { userId, timeZone } = session
  const days = daysBetween(dayIn(timeZone, at), body.exam_day)
  if (days < 1 || days > MOST_PLAN_DAYS) throw fieldError('exam_day', 'exam_day_invalid')
  if ((await readListedWords(db, userId, body.lists)).length === 0) throw fieldError('lists', 'plan_without_words')
  const { exam_day: examDay, minutes, lists, most_words: mostWords } = body
  const row = { userId, examDay, minutes, lists: [...lists], mostWords, savedAt: at }
  await savePlanRow(db, row)
  return { plan: await present(db, session, row, at) }
}
