import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { savedUser, someUser } from '#tests/factories'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Settings/Learning', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const changes = fn<(body: unknown) => void>()

/** What the first home asked can be changed: the name, why somebody learns, and how long a day. */
export const Default: Story = {
  ...screen({
    path: '/settings/learning',
    as: 'user',
    api: {
      'GET /api/user': someUser({ nickname: '小满', learning_goal: 'cet4', daily_minutes: 15 }),
      'PUT /api/user': ({ body }) => {
        changes(body)
        return { ...savedUser({ nickname: '小满', learning_goal: 'cet4', daily_minutes: 15 }), ...(body as object) }
      },
    },
  }),
  play: async ({ canvas }) => {
    changes.mockClear()
    const name = await canvas.findByLabelText('称呼')
    await expect(name).toHaveValue('小满')
    await expect(canvas.getByRole('button', { name: '保存称呼' })).toBeDisabled()
    const goal = canvas.getByLabelText('为什么学英语')
    await expect(goal).toHaveDisplayValue('四级')
    // A number that home does not offer is shown as it is.
    const minutes = canvas.getByLabelText('每天学多久')
    await expect(minutes).toHaveDisplayValue('15 分钟')
    await userEvent.selectOptions(goal, '旅行')
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ learning_goal: 'travel' }))
    await userEvent.selectOptions(minutes, '还没想好')
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ daily_minutes: null }))
    await userEvent.clear(name)
    await userEvent.type(name, ' 阿岚 {Enter}')
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ nickname: '阿岚' }))
    await userEvent.clear(name)
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ nickname: null }))
  },
}

/** Whether one's own memory decides when words come back. */
export const OwnMemory: Story = {
  ...screen({
    path: '/settings/learning',
    as: 'user',
    api: {
      'GET /api/reviews/memory-fit': {
        fit: { at: '2026-03-01T20:00:00Z', reviews: 1_240, own: true, gain: 0.043 },
        missing: 0,
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/1,240 次复习/)
    await expect(canvas.getByText(/误差小 4.3%/)).toBeVisible()
  },
}

/** The common model predicts as well: it stays. */
export const CommonMemory: Story = {
  ...screen({
    path: '/settings/learning',
    as: 'user',
    api: {
      'GET /api/reviews/memory-fit': {
        fit: { at: '2026-03-01T20:00:00Z', reviews: 460, own: false, gain: -0.01 },
        missing: 0,
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/通用算法已经很适合你/)
    await expect(canvas.getByText(/460 次复习/)).toBeVisible()
  },
}
