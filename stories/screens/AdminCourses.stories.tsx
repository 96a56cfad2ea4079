import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ManagedLesson } from '#contract/course-manager'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const shown = (lessons: MockAnswers['GET /api/admin/lessons'], query = '') =>
  screen({
    path: `/admin/courses${query}`,
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/lessons': lessons },
  })

const meta = { title: 'Screens/AdminCourses', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const courses = [
  { slug: 'starter', title: { zh: '入门', en: 'Starter' } },
  { slug: 'home-and-food', title: { zh: '家与美食', en: 'Home and food' } },
]

const lesson = (number: number, zh: string, en: string, changes: Partial<ManagedLesson> = {}): ManagedLesson => ({
  course: 'starter',
  number,
  title: { zh, en },
  words: ['hello', 'name', 'meet', 'nice', 'student', 'teacher', 'from', 'friend'],
  matching_line: null,
  edited: false,
  source_changed: false,
  ...changes,
})
const items = [
  lesson(1, '你好', 'Hello', { edited: true, source_changed: true }),
  lesson(2, '我的家人', 'My family'),
  lesson(1, '厨房里', 'In the kitchen', { course: 'home-and-food', edited: true }),
]

const texts = {
  zh: {
    hello: '你好',
    course: '课程',
    search: '搜索标题、单词或句子',
    state: '显示',
    next: '下一页',
    first: '回到第一页',
    none: '没有这样的课',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
  },
  en: {
    hello: 'Hello',
    course: 'Course',
    search: 'Search titles, words or lines',
    state: 'Show',
    next: 'Next page',
    first: 'First page',
    none: 'No such lessons',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
  },
}

/** Course by course; each lesson leads to its editor. */
export const Default: Story = {
  ...shown({ courses, items, next: null }),
  play: async (context) => {
    const { canvas } = context
    const { hello } = inLocale(context, texts)
    await expect(await canvas.findByRole('link', { name: hello })).toHaveAttribute('href', '/admin/courses/starter/1')
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
}

const asked = fn<(query: unknown) => void>()

/** The filter stands in the address, the line that was found beside its lesson, and pages are turned. */
export const Filtered: Story = {
  ...shown(({ query }) => {
    asked(Object.fromEntries(query))
    const line = { zh: '里奥有了新朋友。', en: 'Leo has a new friend.' }
    return { courses, items: [lesson(1, '你好', 'Hello', { matching_line: line, edited: true })], next: '24' }
  }, '?q=frie&course=starter&flag=edited'),
  play: async (context) => {
    const { canvas } = context
    const { search, course, state, next, first } = inLocale(context, texts)
    const field = await canvas.findByRole('searchbox', { name: search })
    await expect(field).toHaveValue('frie')
    await expect(await canvas.findByText(/Leo has a new friend/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: course })).toHaveValue('starter')
    await expect(canvas.getByRole('combobox', { name: state })).toHaveValue('edited')
    await userEvent.type(field, 'nd')
    const filter = { q: 'friend', course: 'starter', flag: 'edited' }
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(filter))
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ ...filter, cursor: '24' }))
    await expect(await canvas.findByRole('button', { name: first })).toBeVisible()
  },
}

/** Nothing is wider than a phone but the tables, which scroll by themselves. */
export const Phone: Story = {
  ...shown({ courses, items, next: null }),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('link', { name: inLocale(context, texts).hello })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  ...shown({ courses, items: [], next: null }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).loading)
  },
}

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** Nobody but administrators. */
export const Locked: Story = {
  ...screen({ path: '/admin/courses', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}
