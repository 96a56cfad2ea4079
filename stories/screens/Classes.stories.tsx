/** /classes: classes, joining one, a class for its teacher and for its learners, and tasks on home. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { someStats } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'
import {
  CLASS_ID,
  someAttended,
  someClasses,
  someLearnerTasks,
  someOpenTasks,
  someTaught,
  someTaughtClass,
} from '#tests/story-classes'
import { someReviews } from '#tests/story-memory'

const meta = { title: 'Screens/Classes', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const list = (api: MockAnswers = {}) =>
  screen({ path: '/classes', as: 'user', api: { 'GET /api/classes': someClasses(), ...api } })

const preview = { id: CLASS_ID, name: '三年二班', teacher: 'wang-laoshi', joined: false }
const joining = (api: MockAnswers = {}) =>
  screen({
    path: '/classes?code=K7MPW3QX',
    as: 'user',
    api: { 'GET /api/class-members/preview': preview, 'GET /api/classes/{id}': someAttended(), ...api },
  })

const attended = (api: MockAnswers = {}) =>
  screen({
    path: `/classes/${CLASS_ID}`,
    as: 'user',
    api: { 'GET /api/classes': someClasses(), 'GET /api/classes/{id}': someAttended(), ...api },
  })

const sent = fn<(body: unknown) => void>()

/** Classes that one is in, and those that one teaches. */
export const Default: Story = {
  ...list(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /我加入的班级|Classes I am in/ })
    await expect(canvas.getByText(/K7MPW3QX/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /三年二班/ })).toHaveAttribute('href', `/classes/${CLASS_ID}`)
  },
}

/** Two sentences say what a class is; one field and one button begin. */
export const Empty: Story = {
  ...list({ 'GET /api/classes': { teaching: [], attending: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/还没有班级|No classes yet/)
    await userEvent.click(canvas.getByRole('button', { name: /下一步|Next/ }))
    await canvas.findByText(/请填写加入码|Please fill in the code/)
  },
}

export const Make: Story = {
  ...list({
    'POST /api/classes': ({ body }) => {
      sent(body)
      return someTaughtClass()
    },
    'GET /api/classes/{id}': someTaught({ tasks: [], members: [] }),
  }),
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /建一个班级|Make a class/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/班级名称|Name of the class/), '三年二班')
    await userEvent.click(dialog.getByRole('button', { name: /建好|Make it/ }))
    await canvas.findByText(/还没有布置任务|No tasks yet/)
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: '三年二班' }))
  },
}

/** Before joining: whose class it is, what its teacher sees, and the name that is shown. */
export const Join: Story = {
  ...joining({
    'POST /api/class-members': ({ body }) => {
      sent(body)
      return { id: CLASS_ID }
    },
  }),
  play: async ({ canvas }) => {
    sent.mockClear()
    await canvas.findByText(/看不到你的聊天|never your chats/)
    const name = canvas.getByLabelText(/老师看到的名字|Name for your teacher/)
    await userEvent.clear(name)
    await userEvent.type(name, '林小雨')
    await userEvent.click(canvas.getByRole('button', { name: /^(加入|Join)$/ }))
    await canvas.findByRole('button', { name: /退出班级|Leave the class/ })
    await expect(sent).toHaveBeenCalledWith({ code: 'K7MPW3QX', name: '林小雨' })
  },
}

/** No class has the code. */
export const WrongCode: Story = {
  ...joining({ 'GET /api/class-members/preview': refuse(404, 'class_code_unknown') }),
  play: async ({ canvas }) => {
    await canvas.findByText(/没有这个加入码|No class has this code/)
    await expect(canvas.getByLabelText(/加入码|Code/)).toBeVisible()
  },
}

/** Who is in already goes on to the class. */
export const JoinedAlready: Story = {
  ...joining({ 'GET /api/class-members/preview': { ...preview, joined: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /打开班级|Open the class/ })).toHaveAttribute(
      'href',
      `/classes/${CLASS_ID}`,
    )
  },
}

/** A learner's class: what to do, what is done, what the teacher sees, and the way out. */
export const Attended: Story = {
  ...attended({ 'DELETE /api/classes/{id}/membership': undefined }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^(去做|Start): ?.*(第三单元|Unit three)|去做：第三单元/ }),
    ).toHaveAttribute('href', '/practice?ids=11%2C12%2C13')
    await expect(canvas.getByRole('link', { name: /去解锁|Open it first/ })).toHaveAttribute(
      'href',
      '/word-challenge?category=animals-nature&difficulty=easy',
    )
    await userEvent.click(canvas.getByRole('button', { name: /退出班级|Leave the class/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/学过的全部保留|All that you learned stays/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^(退出|Leave)$/ }))
    await canvas.findByRole('heading', { name: /我加入的班级|Classes I am in/ })
  },
}

/** All tasks of all classes. */
export const Tasks: Story = {
  ...screen({ path: '/classes?view=tasks', as: 'user', api: { 'GET /api/class-tasks': { tasks: someOpenTasks() } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /去做|Start|去解锁|Open it first/ })).toHaveLength(3)
  },
}

export const TasksDone: Story = {
  ...screen({ path: '/classes?view=tasks', as: 'user', api: { 'GET /api/class-tasks': { tasks: [] } } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/任务都做完了|All tasks are done/)
  },
}

/** On home tasks come before the day's card: three, and the way to the rest. */
export const OnHome: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: {
      'GET /api/user/stats': someStats({ due: 12 }),
      'GET /api/reviews': someReviews({ in_class: true }),
      'GET /api/class-tasks': { tasks: [...someOpenTasks(), ...someLearnerTasks().slice(2, 3)] },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /班级任务（4）|Tasks of your classes \(4\)/ })
    await expect(canvas.getAllByRole('link', { name: /去做|Start:|去解锁|Open it first/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /全部任务|All tasks/ })).toHaveAttribute(
      'href',
      '/classes?view=tasks',
    )
  },
}

export const Loading: Story = {
  ...list({ 'GET /api/classes': never }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/正在加载|Loading/)
  },
}

export const Failed: Story = {
  ...list({ 'GET /api/classes': refuse(500, 'server_error') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /再试一次|Try again/ })
  },
}

/** A guest is shown the ways to an account, which lead back here. */
export const Guest: Story = {
  ...screen({ path: '/classes?code=K7MPW3QX', as: 'guest' }),
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'))
    const link = await page.findByRole('link', { name: /^(登录|Sign in)$/ })
    await expect(link.getAttribute('href')).toContain('classes%3Fcode%3DK7MPW3QX')
  },
}

/** A class of a learner on a phone. */
export const Phone: Story = {
  ...attended(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /退出班级|Leave the class/ })
    await fitsWindow()
  },
}
