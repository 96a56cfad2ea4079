import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { noStats, savedUser, someGrove, someUser } from '#tests/factories'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Home/Welcome', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const changes = fn<(body: unknown) => void>()
const welcome = screen({
  path: '/home',
  as: 'user',
  api: {
    'GET /api/user/stats': noStats,
    'GET /api/challenges': { categories: [] },
    'GET /api/grove': someGrove(0),
    'GET /api/user': someUser({ welcomed: false }),
    'PUT /api/user': ({ body }) => {
      changes(body)
      return { ...savedUser({ welcomed: false }), ...(body as object) }
    },
  },
})
/** Three taps of a new learner, in the page: nothing lies over it, and the rest can be used meanwhile. */
export const Default: Story = {
  ...welcome,
  play: async ({ canvas }) => {
    changes.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /^(四级|CET-4)$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(10 分钟|10 minutes)$/ }))
    await userEvent.type(await canvas.findByLabelText(/^(称呼|Name)$/), '小满{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: /开始之前|Before you start/ })).toBeNull())
    await expect(changes.mock.calls).toEqual([
      [{ learning_goal: 'cet4' }],
      [{ daily_minutes: 10 }],
      [{ nickname: '小满', welcomed: true }],
    ])
  },
}

/** Skipped by one press. */
export const Skipped: Story = {
  ...welcome,
  play: async ({ canvas }) => {
    changes.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /跳过，先看看|Skip, just look around/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /开始之前|Before you start/ })).toBeNull())
    await expect(changes.mock.calls).toEqual([[{ welcomed: true }]])
  },
}
