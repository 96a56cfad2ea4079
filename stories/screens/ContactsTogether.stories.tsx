import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someContacts } from '#tests/story-memory'
import { someGoal } from '#tests/story-together'

/** What contacts do together: weekly goals, and congratulating with one press. */
const meta = { title: 'Screens/Contacts/Together', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const open = (api: MockAnswers = {}) =>
  screen({
    path: '/contacts',
    as: 'user',
    api: {
      'GET /api/contacts': { contacts: someContacts() },
      'GET /api/together': { goals: [someGoal()], congratulated: [] },
      ...api,
    },
  })

const texts = {
  zh: {
    progress: '640 / 1,000 分',
    asked: '等待接受',
    set: '定一个目标',
    ask: '发出邀请',
    join: '加入',
    end: '结束目标',
    other: '另外 1 位学习者',
    reached: /达成了/,
    congratulate: '祝贺：mei-lin',
    congratulated: '已祝贺：mei-lin',
  },
  en: {
    progress: '640 of 1,000 points',
    asked: 'Has been asked',
    set: 'Set a goal',
    ask: 'Ask them',
    join: 'Join',
    end: 'End the goal',
    other: '1 other learner',
    reached: /You made/,
    congratulate: 'Congratulate: mei-lin',
    congratulated: 'Congratulated: mei-lin',
  },
}

/** Who has earned how much of the week's goal, and who has not answered yet. */
export const Default: Story = {
  ...open(),
  play: async (context) => {
    const { canvas } = context
    const { progress, asked } = inLocale(context, texts)
    await expect(await canvas.findByText(progress)).toBeVisible()
    await expect(canvas.getByText(asked)).toBeVisible()
  },
}

/** Reached; one who takes part is no contact of the learner and stays without a name. */
export const Reached: Story = {
  ...open({
    'GET /api/together': {
      goals: [
        someGoal({
          own: false,
          points: 1_060,
          members: [
            { name: 'mei-lin', avatar: null, own: false, points: 600 },
            { name: 'ann', avatar: null, own: true, points: 260 },
            { name: null, avatar: null, own: false, points: 200 },
          ],
        }),
      ],
      congratulated: ['1'],
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { reached, other, congratulated } = inLocale(context, texts)
    await expect(await canvas.findByText(reached)).toBeVisible()
    await expect(canvas.getByText(other)).toBeVisible()
    await expect(canvas.getByRole('button', { name: congratulated })).toBeDisabled()
  },
}

const said = fn<(what: unknown) => void>()

/** Asked for: it counts once it is joined. */
export const Asked: Story = {
  ...open({
    'GET /api/together': { goals: [someGoal({ own: false, joined: false })], congratulated: [] },
    'POST /api/together/goals/{id}/join': ({ params }) => {
      said(params['id'])
      return undefined
    },
  }),
  play: async (context) => {
    said.mockClear()
    await userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, texts).join }))
    await waitFor(() => expect(said).toHaveBeenCalledWith(someGoal().id))
  },
}

/** A goal is set: how much, and with whom. */
export const Setting: Story = {
  ...open({
    'GET /api/together': { goals: [], congratulated: [] },
    'POST /api/together/goals': ({ body }) => {
      said(body)
      return undefined
    },
  }),
  play: async (context) => {
    said.mockClear()
    const { canvas, canvasElement } = context
    const { set, ask } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: set }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: ask })).toBeDisabled()
    await userEvent.click(await dialog.findByRole('button', { name: 'mei-lin' }))
    await userEvent.click(dialog.getByRole('radio', { name: '2,000' }))
    await userEvent.click(dialog.getByRole('button', { name: ask }))
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.objectContaining({ target: 2_000, with: ['1'] })))
  },
}

/** The server does not take it: the dialog says why and stays. */
export const Refused: Story = {
  ...open({
    'GET /api/together': { goals: [], congratulated: [] },
    'POST /api/together/goals': refuse(409, 'goal_limit'),
  }),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { set, ask } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: set }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'mei-lin' }))
    await userEvent.click(dialog.getByRole('button', { name: ask }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** One press, once a day. */
const today: string[] = []
export const Congratulating: Story = {
  ...open({
    'GET /api/together': () => ({ goals: [], congratulated: [...today] }),
    'POST /api/together/congratulations': ({ body }) => {
      today.push((body as { to: string }).to)
      return undefined
    },
  }),
  play: async (context) => {
    today.length = 0
    const { canvas } = context
    const { congratulate, congratulated } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: congratulate }))
    await expect(await canvas.findByRole('button', { name: congratulated })).toBeDisabled()
    await expect(today).toEqual(['1'])
  },
}
