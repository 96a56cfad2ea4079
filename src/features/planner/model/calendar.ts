import type { ExamPlan } from '#contract/exam-plan'
import { formatCalendar } from '#rules/calendar-file'
import { addDays } from '#rules/days'

interface CalendarTexts {
  readonly exam: string
  readonly examText: string
  readonly learn: string
  readonly learnText: string
}

/** The exam as a day of a calendar, and its minutes of learning every day before it, at an hour of the learner's. */
export function calendarOf(
  { exam_day: examDay, days_left: daysLeft, minutes }: ExamPlan,
  { hour, texts, now, host }: { hour: number; texts: CalendarTexts; now: Date; host: string },
): string {
  const exam = { id: `exam@${host}`, title: texts.exam, text: texts.examText, day: examDay }
  const learn = {
    id: `exam-plan@${host}`,
    title: texts.learn,
    text: texts.learnText,
    day: addDays(examDay, -daysLeft),
    time: { hour, minutes },
    lastDay: addDays(examDay, -1),
  }
  return formatCalendar(daysLeft > 0 ? [exam, learn] : [exam], now, '-//Wordgrove//Exam plan//EN')
}
