/** /classes/{id}: a class for its teacher. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'
import { CLASS_ID, someClasses, someHardWords, someTable, someTask, someTaught } from '#tests/story-classes'
import { someLists } from '#tests/story-exam-plan'

const meta = { title: 'Screens/Classes/For teachers', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const taught = (view: string, api: MockAnswers = {}) =>
  screen({
    path: `/classes/${CLASS_ID}${view && `?view=${view}`}`,
    as: 'user',
    api: {
      'GET /api/classes': someClasses(),
      'GET /api/classes/{id}': someTaught(),
      'GET /api/classes/{id}/progress': someTable(),
      'GET /api/classes/{id}/words': someHardWords(),
      'GET /api/exam-plan/lists': { lists: someLists() },
      ...api,
    },
  })

const sent = fn<(body: unknown) => void>()

/** What a class was given; a task can be changed or taken back. */
export const Default: Story = {
  ...taught('', { 'DELETE /api/classes/{id}/tasks': undefined }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /谁做了|Who did it/ })).toHaveLength(4)
    const [more] = await canvas.findAllByRole('button', { name: /^(更多：|More for )/ })
    if (more) await userEvent.click(more)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /撤回任务|Take back/ }))
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: /撤回这个任务|Take this task back/ }),
    )
    await userEvent.click(dialog.getByRole('button', { name: /撤回任务|Take back/ }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** A note, a date, and a word about it. */
export const Assign: Story = {
  ...taught('', {
    'POST /api/classes/{id}/tasks': ({ body }) => {
      sent(body)
      return { task: someTask(), locked_for: 0, not_asked: 2 }
    },
  }),
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /布置任务|Give a task/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const give = dialog.getByRole('button', { name: /^(布置|Give this task)$/ })
    await expect(give).toBeDisabled()
    const note = someLists()[3]
    await userEvent.selectOptions(await dialog.findByLabelText(/我的笔记|One of my notes/), note?.id ?? '')
    await userEvent.type(dialog.getByLabelText(/说明|Instruction/), '周五听写')
    await userEvent.click(give)
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          target: { kind: 'note', note: note?.id, from: 1, count: 42 },
          instruction: '周五听写',
        }),
      ),
    )
    await within(document.body).findByText(/有 2 个词词典里没有|2 words are not in the dictionary/)
  },
}

/** Learners by tasks. */
export const Progress: Story = {
  ...taught('progress'),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: '林小雨' })
    await expect(canvas.getByText(/6\/20 词|6 of 20 words/)).toBeVisible()
    await expect(canvas.getByText(/布置前就完成了|done before it was given/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /导出 CSV|Export CSV/ })).toBeEnabled()
  },
}

/** Words that the class confuses and misses, without names. */
export const Words: Story = {
  ...taught('words'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /容易混淆的词|taken for each other/ })
    await expect(canvas.getAllByRole('link', { name: 'quite' })).toHaveLength(2)
    await expect(canvas.queryByText('林小雨')).toBeNull()
  },
}

/** The code to share, and who is in. */
export const Learners: Story = {
  ...taught('learners', { 'PUT /api/classes/{id}/code': { code: null } }),
  play: async ({ canvas }) => {
    await canvas.findByText('K7MPW3QX')
    await expect(canvas.getByText('陈一诺')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /复制加入链接|Copy the link/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: /解散班级|End the class/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByText(/需要的话先导出|export it first/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}

/** Who is how far with one task, and which of its words are hard. */
export const OneTask: Story = {
  ...screen({
    path: `/classes/${CLASS_ID}/${someTask().id}`,
    as: 'user',
    api: {
      'GET /api/classes/{id}': someTaught(),
      'GET /api/classes/{id}/progress': {
        ...someTable(),
        tasks: [someTask()],
        learners: someTable().learners.map((row) => ({ ...row, progress: row.progress.slice(0, 1) })),
      },
      'GET /api/classes/{id}/words': someHardWords(),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /第三单元|Unit three/ })
    await expect(await canvas.findByText(/6\/20 词|6 of 20 words/)).toBeVisible()
  },
}

/** On a phone each learner is a list of tasks. */
export const Phone: Story = {
  ...taught('progress'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: '林小雨' })
    await fitsWindow()
  },
}
