import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { infoStream } from '#tests/story-info'
import { inLocale } from '#tests/stories'

const admin = (api: MockAnswers = {}) =>
  screen({
    path: '/test-streaming',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/words/{word}/info': () => infoStream('whole'),
      ...api,
    },
  })

const meta = { title: 'Screens/Word/Stream', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const start = async (context: Context) =>
  userEvent.click(await context.canvas.findByRole('button', { name: inLocale(context, { zh: '开始', en: 'Start' }) }))

/** Each event with its time, to the end of the stream. */
export const Default: Story = {
  ...admin(),
  play: async (context) => {
    await start(context)
    await context.canvas.findByText('done')
    const list = context.canvas.getByRole('list', {
      name: inLocale(context, { zh: '收到的事件', en: 'Events received' }),
    })
    await expect(list.children).toHaveLength(11)
  },
}

export const Empty: Story = {
  ...admin(),
  play: async ({ canvas }) => {
    await canvas.findByText('还没有事件。')
  },
}

/** A stream that goes on can be stopped. */
export const Streaming: Story = {
  ...admin({ 'GET /api/words/{word}/info': () => infoStream('open') }),
  play: async (context) => {
    await start(context)
    const stop = inLocale(context, { zh: '停止', en: 'Stop' })
    await expect(await context.canvas.findByRole('button', { name: stop })).toBeEnabled()
  },
}

/** The stream was refused. */
export const Error: Story = {
  ...admin({ 'GET /api/words/{word}/info': () => refuse(404, 'word_invalid') }),
  play: async (context) => {
    await start(context)
    await context.canvas.findByText(/word_invalid/)
  },
}

/** For administrators only. */
export const Locked: Story = {
  ...screen({ path: '/test-streaming', as: 'user' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /只有管理员/, en: /Only administrators/ }))
  },
}
