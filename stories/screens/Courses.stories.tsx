import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someCourse, someCourses, someLesson, someResult, someSession } from '#tests/story-memory'

const meta = { title: 'Screens/Courses', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const courses = { 'GET /api/courses': { courses: someCourses() } }

export const Default: Story = {
  ...screen({ path: '/courses', as: 'user', api: courses }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /家与美食|Home and food/ })
    await expect(canvas.getAllByText(/请先完成前面的课程|Complete previous courses/)).toHaveLength(2)
  },
}

export const Empty: Story = {
  ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': { courses: [] } } }),
}

export const Loading: Story = { ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': never() } }) }

export const Offline: Story = {
  ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试/ })
  },
}

/** Lessons open one after the other. */
export const Course: Story = {
  ...screen({ path: '/courses/home-and-food', as: 'user', api: { 'GET /api/courses/{course}': someCourse() } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem', { name: '' })).not.toHaveLength(0)
    await canvas.findAllByText(/最好成绩/)
    // What opens the next lesson is said once, whatever waits behind it.
    await expect(canvas.getAllByText(/先完成上一课/)).toHaveLength(1)
  },
}

export const CourseCompleted: Story = {
  ...screen({ path: '/courses/home-and-food', as: 'user', api: { 'GET /api/courses/{course}': someCourse(8) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /查看证书/ })
  },
}

export const Certificate: Story = {
  ...screen({
    path: '/courses/home-and-food/certificate',
    as: 'user',
    api: { 'GET /api/courses/{course}': someCourse(8) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/结业证书/)
  },
}

export const NoCertificate: Story = {
  ...screen({
    path: '/courses/home-and-food/certificate',
    as: 'user',
    api: { 'GET /api/courses/{course}': someCourse() },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('完成整门课，就能拿到证书')
    await expect(canvas.queryByRole('button', { name: '打印' })).toBeNull()
  },
}

const lesson = { 'GET /api/courses/{course}/lessons/{number}': someLesson(), 'GET /api/courses/{course}': someCourse() }

/** The words and the scene in which they are met. */
export const Lesson: Story = {
  ...screen({ path: '/lesson/home-and-food/4', as: 'user', api: lesson }),
  play: async ({ canvas }) => {
    await canvas.findByText('Good morning! The apples look fresh today.')
    await userEvent.click(canvas.getByRole('button', { name: /显示翻译/ }))
    await canvas.findByText('早上好！今天的苹果看着很新鲜。')
  },
}

/** The sense that a lesson teaches, other than what the word means first in the dictionary. */
const senseOf = (id: number) => `本课的意思 ${id}`
const taught = someLesson({ words: someLesson().words.map((word) => ({ ...word, sense: senseOf(word.id) })) })
const [firstWord] = taught.words

/** The exercises ask for the meanings with which the words were met, and for no others. */
export const LessonSenses: Story = {
  ...screen({
    path: '/lesson/home-and-food/4',
    as: 'user',
    api: {
      ...lesson,
      'GET /api/courses/{course}/lessons/{number}': taught,
      'POST /api/courses/{course}/lessons/{number}/runs': someSession({
        questions: taught.words.slice(0, 1).map(({ id }) => ({
          kind: 'choose_meaning',
          word_id: id,
          options: taught.words.slice(0, 4).map((word) => word.id),
        })),
      }),
    },
  }),
  play: async ({ canvas }) => {
    for (const { id } of taught.words) await expect(await canvas.findByText(senseOf(id))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /开始练习/ }))
    await canvas.findByRole('heading', { level: 1, name: new RegExp(firstWord?.headword ?? '') })
    for (const { id, meaning } of taught.words.slice(0, 4)) {
      await expect(canvas.getByRole('button', { name: new RegExp(senseOf(id)) })).toBeVisible()
      await expect(canvas.queryByText(meaning.zh)).toBeNull()
    }
  },
}

/** Much is due: reviews first. */
export const LessonWithBacklog: Story = {
  ...screen({
    path: '/lesson/home-and-food/4',
    as: 'user',
    api: {
      ...lesson,
      'GET /api/courses/{course}/lessons/{number}': someLesson({
        new_words: { per_day: 10, begun: 0, left: 0, waiting: true },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/有一百多个单词等着复习/)
  },
}

/** As many new words as a day is good for. */
export const LessonAfterEnough: Story = {
  ...screen({
    path: '/lesson/home-and-food/4',
    as: 'user',
    api: {
      ...lesson,
      'GET /api/courses/{course}/lessons/{number}': someLesson({
        new_words: { per_day: 10, begun: 16, left: 0, waiting: false },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/今天已经认识了 16 个新单词/)
  },
}

export const LessonLocked: Story = {
  ...screen({
    path: '/lesson/home-and-food/7',
    as: 'user',
    api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'lesson_locked') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/先完成上一课/)
  },
}

export const LessonForGuests: Story = {
  ...screen({
    path: '/lesson/home-and-food/1',
    as: 'guest',
    api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'guest_not_allowed') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('登录或注册后就能使用这项功能')
    const link = canvas.getByRole('link', { name: '登录' })
    await expect(link).toHaveAttribute('href', `/signin?redirect=${encodeURIComponent('/lesson/home-and-food/1')}`)
  },
}

/** Completed, with the way to the next one. */
export const LessonOver: Story = {
  ...screen({
    path: '/lesson/home-and-food/4',
    as: 'user',
    api: {
      ...lesson,
      'GET /api/courses/{course}/lessons/{number}': someLesson({ open: someSession().id }),
      'POST /api/courses/{course}/lessons/{number}/runs': someSession({ answers: answersOf() }),
      'POST /api/courses/{course}/lessons/{number}/finish': someResult(),
    },
  }),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /下一课/ })
    const again = canvas.getByRole('button', { name: /再学一遍/ })
    // The way on comes first.
    await expect(next.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** Right answers to everything that the session asks. */
function answersOf() {
  return someSession().questions.flatMap((question) =>
    question.kind === 'match_pairs'
      ? []
      : [
          {
            id: `00000000-0000-4000-8000-00000000000${question.word_id}`,
            word_id: question.word_id,
            kind: question.kind,
            given: String(question.word_id),
            hinted: false,
            slips: 0,
            ms: 2_000,
          },
        ],
  )
}
