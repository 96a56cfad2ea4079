import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { PushDevice } from '#contract/push'
import { savedUser, someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { fakePushBrowser } from '#tests/story-push'

/** When a learner is reminded, and to which devices notifications are pushed. */
const meta = {
  title: 'Screens/Settings/Reminders and push',
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const settings = (api: ScreenSetup['api'] = {}) => screen({ path: '/settings/notifications', as: 'user', api })

/** The hour of the reminder; one in the quiet hours is refused in words, and what stood before stands again. */
export const Default: Story = {
  ...settings({
    'PUT /api/user': ({ body }) =>
      JSON.stringify(body).includes('23')
        ? refuse(400, 'reminder_in_quiet_hours', { reminder_hour: 'reminder_in_quiet_hours' })
        : savedUser(body as object),
  }),
  play: async ({ canvas }) => {
    const hour = await canvas.findByRole('combobox', { name: '每天提醒时间' })
    await expect(hour).toHaveDisplayValue('19:00')
    await userEvent.selectOptions(hour, '08:00')
    await waitFor(() => expect(hour).toHaveDisplayValue('08:00'))
    await userEvent.selectOptions(hour, '23:00')
    await canvas.findByText('提醒时间不能在免打扰时段里')
    await waitFor(() => expect(hour).toHaveDisplayValue('08:00'))
    await expect(canvas.getByRole('combobox', { name: '免打扰从' })).toHaveDisplayValue('22:00')
  },
}

/** The weekly digest is off until it is asked for. */
const changed = fn<(body: unknown) => void>()
export const Digest: Story = {
  ...settings({
    'PUT /api/user': ({ body }) => {
      changed(body)
      return savedUser(body as object)
    },
  }),
  play: async ({ canvas }) => {
    changed.mockClear()
    const digest = await canvas.findByRole('switch', { name: '每周邮件小结' })
    await expect(digest).not.toBeChecked()
    await expect(digest).toHaveAccessibleDescription(/最多一封/)
    await userEvent.click(digest)
    await waitFor(() => expect(digest).toBeChecked())
    await expect(changed).toHaveBeenCalledWith({ weekly_digest: true })
  },
}

/** Without an e-mail it says what comes first; where no mail can be sent it is not offered. */
export const DigestWithoutEmail: Story = {
  ...settings({ 'GET /api/user': someUser({ email: null, weekly_digest: true }) }),
  play: async ({ canvas }) => {
    const digest = await canvas.findByRole('switch', { name: '每周邮件小结' })
    await expect(digest).toBeDisabled()
    await expect(digest).not.toBeChecked()
    await expect(digest).toHaveAccessibleDescription('先在“登录与安全”里设置邮箱，再来打开。')
  },
}

const someDevices: readonly PushDevice[] = [
  {
    id: '7e6f0a52-77c4-4c55-a8a8-0f2d6a0c1b21',
    current: false,
    browser: 'Safari',
    system: 'iPhone',
    added_at: '2026-02-20T04:00:00Z',
  },
]
const thisDevice: PushDevice = {
  id: '7e6f0a52-77c4-4c55-a8a8-0f2d6a0c1b22',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  added_at: '2026-03-04T04:00:00Z',
}
const withBrowser = (setup: ReturnType<typeof settings>, browser: Parameters<typeof fakePushBrowser>[0] = {}) => ({
  ...setup,
  beforeEach: async (context: Parameters<typeof setup.beforeEach>[0]) => {
    const restore = fakePushBrowser(browser)
    const end = await setup.beforeEach(context)
    return () => {
      end()
      restore()
    }
  },
})
const push = (devices: readonly PushDevice[] = someDevices) => ({ key: 'BA', devices: [...devices] })

/** Devices with push are listed and removed; this one is added by a press, after the browser has asked. */
const subscribed = fn<(body: unknown) => void>()
export const Push: Story = {
  ...withBrowser(
    settings({
      'GET /api/push': push(),
      'POST /api/push/devices': ({ body }) => {
        subscribed(body)
        return push([thisDevice, ...someDevices])
      },
      'DELETE /api/push/devices/{id}': () => push([thisDevice]),
    }),
  ),
  play: async ({ canvas }) => {
    subscribed.mockClear()
    const list = await canvas.findByRole('list', { name: '开启了推送的设备' })
    await userEvent.click(canvas.getByRole('button', { name: '在这台设备上开启' }))
    await within(list).findByText('Chrome · Windows (这台设备)')
    await expect(subscribed).toHaveBeenCalledWith({
      endpoint: 'https://web.push.apple.com/story',
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
    })
    await expect(canvas.queryByRole('button', { name: '在这台设备上开启' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '移除 Safari · iPhone' }))
    await waitFor(() => expect(within(list).queryByText(/Safari/)).toBeNull())
  },
}

/** The learner says no to the browser: it is said where to allow it. */
export const PushDenied: Story = {
  ...withBrowser(settings({ 'GET /api/push': push([]) }), { answer: 'denied' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在这台设备上开启' }))
    await canvas.findByText(/已经禁止了本站的通知/)
  },
}

/** A browser whose push service cannot be reached: it is said, and another press tries again. */
export const PushUnreachable: Story = {
  ...withBrowser(settings({ 'GET /api/push': push([]) }), { reachable: false }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '在这台设备上开启' })
    await userEvent.click(button)
    await canvas.findByText('连不上这个浏览器的推送服务，请稍后再试')
    await waitFor(() => expect(button).toBeEnabled())
  },
}
