/** A plan for an exam, in stories. */
import type { ExamPlan, NamedList } from '#contract/exam-plan'
import { addDays } from '#rules/days'

const TODAY = '2026-03-04'
const EXAM = '2026-06-13'
const DAYS = 101

export const someLists = (): NamedList[] => [
  { kind: 'exam', id: 'cet4', title: { zh: '四级', en: 'CET-4' }, words: 1_600 },
  { kind: 'exam', id: 'cet6', title: { zh: '六级', en: 'CET-6' }, words: 1_719 },
  { kind: 'course', id: 'daily', title: { zh: '日常英语', en: 'Daily English' }, words: 320 },
  { kind: 'note', id: '7d0f7f0e-5555-4222-8333-444455556666', title: { zh: '错题本', en: '错题本' }, words: 42 },
]

export function somePlan(given: Partial<ExamPlan> = {}): ExamPlan {
  const [cet4] = someLists()
  return {
    exam_day: EXAM,
    days_left: DAYS,
    minutes: 30,
    most_words: null,
    lists: cet4 ? [cet4] : [],
    words: 1_600,
    begun: 420,
    left_out: 0,
    per_day: 7,
    today: { begun: 4, left: 3, words: ['abandon', 'ability', 'absorb'] },
    curve: Array.from({ length: 26 }, (_, index) => {
      const day = Math.min(index * 4, DAYS)
      const share = 0.24 + (0.69 * day) / DAYS
      return { day: addDays(TODAY, day), share, low: share - 0.02, high: share + 0.02 }
    }).concat({ day: EXAM, share: 0.93, low: 0.9, high: 0.96 }),
    ways: null,
    ...given,
  }
}
