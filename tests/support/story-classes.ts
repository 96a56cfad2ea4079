/** Classes, in stories. */
import type { ClassDetails, ClassTask, LearnerTask, TaskProgress, TaughtClass } from '#contract/classes'
import type { AnswerOf } from '#lib/api'

export const CLASS_ID = '3f1b6f0e-1111-4222-8333-444455556666'
const NOTE_ID = '7d0f7f0e-5555-4222-8333-444455556666'

const someProgressOf = (given: Partial<TaskProgress> = {}): TaskProgress => ({
  state: 'open',
  before: false,
  done: 0,
  right: null,
  of: null,
  at: null,
  ...given,
})

const done = someProgressOf({ state: 'done', done: 8, right: 7, of: 8, at: '2026-03-03T08:00:00.000Z' })

export const someTask = (): ClassTask => ({
  id: '10000000-0000-4000-8000-000000000001',
  target: { kind: 'note', note: NOTE_ID, from: 1, count: 20 },
  title: { zh: '第三单元', en: 'Unit three' },
  instruction: '周五听写',
  due: '2026-03-13',
  overdue: false,
  words: 20,
  assigned_at: '2026-03-01T08:00:00.000Z',
})

const someTasks = (): ClassTask[] => [
  someTask(),
  {
    id: '10000000-0000-4000-8000-000000000002',
    target: { kind: 'level', category: 'animals-nature', sub: null, difficulty: 'easy', level: 3 },
    title: { zh: '动物与自然 · 第 3 关', en: 'Animals and nature · Level 3' },
    instruction: '',
    due: '2026-03-10',
    overdue: false,
    words: 8,
    assigned_at: '2026-03-01T08:00:00.000Z',
  },
  {
    id: '10000000-0000-4000-8000-000000000003',
    target: { kind: 'lesson', course: 'daily', number: 2 },
    title: { zh: '日常英语 · 在咖啡馆', en: 'Daily English · At the café' },
    instruction: '',
    due: '2026-03-06',
    overdue: false,
    words: 8,
    assigned_at: '2026-03-01T08:00:00.000Z',
  },
  {
    id: '10000000-0000-4000-8000-000000000004',
    target: { kind: 'list', list: 'cet4', from: 1, count: 50 },
    title: { zh: '四级 · 1–50', en: 'CET-4 · 1–50' },
    instruction: '',
    due: '2026-03-02',
    overdue: true,
    words: 50,
    assigned_at: '2026-02-20T08:00:00.000Z',
  },
]

const progresses: readonly TaskProgress[] = [
  someProgressOf({ done: 6, right: 5, of: 7 }),
  someProgressOf({ state: 'locked' }),
  { ...done, before: true },
  someProgressOf(),
]

/** As a learner sees them. */
export const someLearnerTasks = (): LearnerTask[] =>
  someTasks().map((task, index) => ({
    ...task,
    class_id: CLASS_ID,
    class_name: '三年二班',
    progress: progresses[index] ?? someProgressOf(),
    next_words: task.target.kind === 'note' || task.target.kind === 'list' ? [11, 12, 13] : [],
  }))

/** What is not done, the earliest date first. */
export const someOpenTasks = (): LearnerTask[] =>
  someLearnerTasks()
    .filter(({ progress }) => progress.state !== 'done')
    .toReversed()

export const someTaught = (
  given: Partial<Extract<ClassDetails, { role: 'teacher' }>> = {},
): Extract<ClassDetails, { role: 'teacher' }> => ({
  role: 'teacher',
  id: CLASS_ID,
  name: '三年二班',
  code: 'K7MPW3QX',
  time_zone: 'Asia/Shanghai',
  members: [
    { id: '20000000-0000-4000-8000-000000000001', name: '林小雨', joined_at: '2026-02-18T08:00:00.000Z' },
    { id: '20000000-0000-4000-8000-000000000002', name: '陈一诺', joined_at: '2026-02-19T08:00:00.000Z' },
    { id: '20000000-0000-4000-8000-000000000003', name: 'Noor', joined_at: '2026-02-19T09:00:00.000Z' },
  ],
  tasks: someTasks(),
  ...given,
})

export const someAttended = (): ClassDetails => ({
  role: 'learner',
  id: CLASS_ID,
  name: '三年二班',
  teacher: 'wang-laoshi',
  member_name: '林小雨',
  tasks: someLearnerTasks(),
})

export const someTable = (): AnswerOf<'GET /api/classes/{id}/progress'> => ({
  tasks: someTasks(),
  tasks_total: 4,
  learners: someTaught().members.map(({ id, name }, index) => ({
    id,
    name,
    progress: index === 0 ? [...progresses] : [done, done, someProgressOf({ state: 'locked' }), someProgressOf()],
  })),
  learners_total: 3,
})

const word = (id: number, headword: string, zh: string, en: string) => ({ id, headword, meaning: { zh, en } })

export const someHardWords = (): AnswerOf<'GET /api/classes/{id}/words'> => ({
  confused: [
    {
      words: [word(1, 'quite', '相当', 'to some degree'), word(2, 'quiet', '安静的', 'without noise')],
      learners: 3,
      times: 7,
    },
  ],
  missed: [
    { word: word(1, 'quite', '相当', 'to some degree'), learners: 3 },
    { word: word(3, 'rough', '粗糙的', 'not smooth'), learners: 1 },
  ],
})

export const someTaughtClass = (): TaughtClass => ({
  id: CLASS_ID,
  name: '三年二班',
  code: 'K7MPW3QX',
  members: 3,
  open_tasks: 3,
})

export const someClasses = (): AnswerOf<'GET /api/classes'> => ({
  teaching: [someTaughtClass()],
  attending: [
    { id: '3f1b6f0e-2222-4222-8333-444455556666', name: '周末口语班', teacher: 'wang-laoshi', open_tasks: 2 },
  ],
})
