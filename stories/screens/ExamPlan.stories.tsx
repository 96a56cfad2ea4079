/** /exam-plan: the plan for an exam. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { someStats, someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'
import { someReviews } from '#tests/story-memory'
import { someLists, somePlan } from '#tests/story-exam-plan'

const meta = { title: 'Screens/Exam plan', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shown = (plan: ReturnType<typeof somePlan> | null = somePlan(), api: MockAnswers = {}) =>
  screen({
    path: '/exam-plan',
    as: 'user',
    api: { 'GET /api/exam-plan': { plan }, 'GET /api/exam-plan/lists': { lists: someLists() }, ...api },
  })

const saved = fn<(body: unknown) => void>()

/** Today's words, what they lead to, and the curve up to the exam. */
export const Default: Story = {
  ...shown(),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: /^(学 3 个新单词|Learn 3 new words)$/ })
    await expect(start).toHaveAttribute('href', '/practice?words=abandon%2Cability%2Cabsorb')
    await expect(canvas.getByText('93%')).toBeVisible()
    await expect(canvas.getByText(/90% 到 96%|90 to 96%/)).toBeVisible()
    await expect(canvas.getByRole('figure', { name: /预计记得多少|How much you will know/ })).toBeVisible()
    await userEvent.click(canvas.getByText(/看数字|Show the figures/))
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(20)
    await expect(canvas.getByRole('button', { name: /存到日历|Save to a calendar/ })).toBeEnabled()
  },
}

/** There is no time for every word: three ways, each with its figure, and one press takes it. */
export const NotFeasible: Story = {
  ...shown(
    somePlan({
      left_out: 310,
      ways: { exam_day: '2026-07-04', minutes: 42, most_words: 1_290 },
    }),
    {
      'PUT /api/exam-plan': ({ body }) => {
        saved(body)
        return { plan: somePlan() }
      },
    },
  ),
  play: async ({ canvas }) => {
    saved.mockClear()
    await canvas.findByText(/按现在的安排学不完|not enough time for all words/)
    await expect(canvas.getByText(/310/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /2026.*考$|^Take the exam on/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /只学 1,290 个词|Learn only 1,290 words/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: /每天学 42 分钟|Learn 42 minutes a day/ }))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        exam_day: '2026-06-13',
        minutes: 42,
        lists: [{ kind: 'exam', id: 'cet4' }],
        most_words: null,
      }),
    )
  },
}

/** No single way is enough, and the plan says so. */
export const NoWay: Story = {
  ...shown(somePlan({ left_out: 1_180, ways: { exam_day: null, minutes: null, most_words: null } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/单靠改期、加时间或减词都不够|alone are not enough/)
    await expect(canvas.queryByRole('button', { name: /每天学|Learn \d+ minutes/ })).toBeNull()
  },
}

/** The first plan: the list of the learner's exam is chosen already; a date and one press make the plan. */
export const First: Story = {
  ...shown(null, {
    'GET /api/user': someUser({ learning_goal: 'cet4', daily_minutes: 30 }),
    'PUT /api/exam-plan': ({ body }) => {
      saved(body)
      return { plan: somePlan() }
    },
  }),
  play: async ({ canvas }) => {
    saved.mockClear()
    const day = await canvas.findByLabelText(/考试日期|Date of the exam/)
    await expect(canvas.getByText(/^(四级（1,600 词）|CET-4 \(1,600 words\))$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /制定计划|Make the plan/ }))
    await expect(await canvas.findByText(/考试日期要在明天到一年以内|from tomorrow to a year from now/)).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.type(day, '2126-06-13')
    const note = someLists()[3]
    await userEvent.selectOptions(canvas.getByLabelText(/要学的词表|Words to learn/), `note/${note?.id}`)
    await userEvent.click(canvas.getByRole('button', { name: /移除 (四级)|Remove CET-4/ }))
    await userEvent.click(canvas.getByRole('button', { name: /制定计划|Make the plan/ }))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        exam_day: '2126-06-13',
        minutes: 30,
        lists: [{ kind: 'note', id: note?.id }],
        most_words: null,
      }),
    )
  },
}

/** Without a list there is nothing to plan. */
export const NothingChosen: Story = {
  ...shown(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /制定计划|Make the plan/ })).toBeDisabled()
    await expect(canvas.getByText(/先选一个词表|Choose a list first/)).toBeVisible()
  },
}

/** A change keeps what was chosen; the cap of words can be taken off. */
export const Change: Story = {
  ...shown(somePlan({ most_words: 900 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /修改计划|Change the plan/ }))
    await expect(await canvas.findByLabelText(/考试日期|Date of the exam/)).toHaveValue('2026-06-13')
    await userEvent.click(canvas.getByRole('button', { name: /学全部单词|Learn all words/ }))
    await expect(canvas.queryByText(/只学 900 个词|Only 900 words/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /不改了|Leave it as it is/ }))
    await canvas.findByText('93%')
  },
}

/** The end of the plan is asked for first. */
export const End: Story = {
  ...shown(somePlan(), { 'DELETE /api/exam-plan': undefined }),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: /结束计划|End the plan/ })
    await userEvent.click(end)
    const dialog = await within(document.body).findByRole('dialog', { name: /结束这个计划？|End this plan\?/ })
    await userEvent.click(within(dialog).getByRole('button', { name: /结束计划|End the plan/ }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** Today's words are done: nothing more is asked for. */
export const Done: Story = {
  ...shown(somePlan({ today: { begun: 12, left: 0, words: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /今天的 12 个新单词学完了|Today’s 12 new words are learned/ })
    await expect(canvas.getByRole('link', { name: /去复习|Go to reviews/ })).toHaveAttribute('href', '/review')
  },
}

/** The exam lies behind. */
export const Over: Story = {
  ...shown(somePlan({ days_left: -2, curve: [], per_day: 0, today: { begun: 0, left: 0, words: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/考试结束了|The exam is over/)
    await expect(canvas.queryByRole('button', { name: /存到日历|Save to a calendar/ })).toBeNull()
  },
}

/** A guest has no reviews that a plan could follow from. */
export const Guest: Story = {
  ...screen({ path: '/exam-plan', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/需要一个账号|needs an account/)
  },
}

export const Loading: Story = {
  ...shown(null, { 'GET /api/exam-plan': never }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/正在读取计划|Loading the plan/)
  },
}

export const Failed: Story = {
  ...shown(null, { 'GET /api/exam-plan': refuse(500, 'server_error') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /再试一次|Try again/ })
  },
}

/** On home the plan's new words stand in place of others, and below them how far the exam is. */
export const OnHome: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: {
      'GET /api/user/stats': someStats({ due: 0 }),
      'GET /api/reviews': someReviews({
        new_words: { per_day: 7, begun: 4, left: 3, waiting: false, planned: true },
      }),
      'GET /api/exam-plan': { plan: somePlan() },
    },
  }),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: /^(学 3 个新单词|Learn 3 new words)$/ })
    await expect(start).toHaveAttribute('href', '/practice?words=abandon%2Cability%2Cabsorb')
    const line = await canvas.findByRole('link', { name: /还有 101 天，预计记得 93%|101 days left, 93% known/ })
    await expect(line).toHaveAttribute('href', '/exam-plan')
  },
}

/** Who learns for an exam and has no plan finds the way to one on home. */
export const FoundOnHome: Story = {
  ...screen({ path: '/home', as: 'user', api: { 'GET /api/user': someUser({ learning_goal: 'cet4' }) } }),
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('link', { name: /定个备考计划|Make a plan for it/ })
    await expect(line).toHaveAttribute('href', '/exam-plan')
  },
}

export const Phone: Story = {
  ...shown(somePlan({ left_out: 310, ways: { exam_day: '2026-07-04', minutes: 42, most_words: 1_290 } })),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.canvas.findByText('93%')
    await fitsWindow()
  },
}
