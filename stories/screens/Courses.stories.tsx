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

export const English: Story = { ...Default, globals: { locale: 'en' } }

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': { courses: [] } } }),
}

export const Loading: Story = { ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': never() } }) }

export const Offline: Story = {
  ...screen({ path: '/courses', as: 'user', api: { 'GET /api/courses': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|Try again/ })
  },
}

/** Lessons open one after the other. */
export const Course: Story = {
  ...screen({ path: '/courses/home-and-food', as: 'user', api: { 'GET /api/courses/{course}': someCourse() } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem', { name: '' })).not.toHaveLength(0)
    await canvas.findAllByText(/最好成绩|best/)
  },
}

export const CourseOnPhone: Story = { ...Course, globals: { viewport: { value: 'phone' } } }

export const CourseCompleted: Story = {
  ...screen({ path: '/courses/home-and-food', as: 'user', api: { 'GET /api/courses/{course}': someCourse(8) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /查看证书|Show it/ })
  },
}

export const Certificate: Story = {
  ...screen({
    path: '/courses/home-and-food/certificate',
    as: 'user',
    api: { 'GET /api/courses/{course}': someCourse(8) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/结业证书|Certificate/)
  },
}

export const NoCertificate: Story = {
  ...screen({
    path: '/courses/home-and-food/certificate',
    as: 'user',
    api: { 'GET /api/courses/{course}': someCourse() },
  }),
}

const lesson = { 'GET /api/courses/{course}/lessons/{number}': someLesson(), 'GET /api/courses/{course}': someCourse() }

/** The words and the scene in which they are met. */
export const Lesson: Story = {
  ...screen({ path: '/lesson/home-and-food/4', as: 'user', api: lesson }),
  play: async ({ canvas }) => {
    await canvas.findByText('Good morning! The apples look fresh today.')
    await userEvent.click(canvas.getByRole('button', { name: /显示翻译|Show the Chinese/ }))
    await canvas.findByText('早上好！今天的苹果看着很新鲜。')
  },
}

export const LessonOnPhone: Story = { ...Lesson, globals: { viewport: { value: 'phone' } } }

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
    await canvas.findByText(/今天已经认识了 16 个新单词|You met 16 new words today/)
  },
}

export const LessonLocked: Story = {
  ...screen({
    path: '/lesson/home-and-food/7',
    as: 'user',
    api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'lesson_locked') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/先完成上一课|Complete the lesson before/)
  },
}

export const LessonForGuests: Story = {
  ...screen({
    path: '/lesson/home-and-food/1',
    as: 'guest',
    api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'guest_not_allowed') },
  }),
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
    await canvas.findByRole('link', { name: /下一课|Next lesson/ })
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
