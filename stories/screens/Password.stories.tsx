import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Forgotten password', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function askForMail(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(/^(邮箱|E-mail)$/), 'xiaoyu@example.com{Enter}')
}

async function typeNewPassword(canvas: Canvas, again = 'Grove2026leaf'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(/^(新密码|New password)$/), 'Grove2026leaf')
  await userEvent.type(canvas.getByLabelText(/^(再输入一次新密码|New password again)$/), `${again}{Enter}`)
}

/** An address is enough; the screen says what happens for those who signed up by phone. */
export const Default: Story = {
  ...screen({ path: '/reset-password', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(忘记密码|Forgot your password\?)$/ })
    await expect(canvas.getByRole('link', { name: /^(返回登录|Back to sign-in)$/ })).toHaveAttribute('href', '/signin')
  },
}

export const Empty: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发送邮件' }))
    await waitFor(() => expect(canvas.getByLabelText('邮箱')).toHaveAccessibleDescription('请输入邮箱'))
  },
}

/** The same words whether or not the address has an account; the mail can be sent again after a minute. */
export const MailSent: Story = {
  ...screen({
    path: '/reset-password',
    as: 'visitor',
    api: { 'POST /api/auth/forgot-password': { email: 'xiaoyu@example.com' } },
  }),
  play: async ({ canvas }) => {
    await askForMail(canvas)
    await canvas.findByRole('heading', { level: 1, name: '邮件已发送' })
    await expect(canvas.getByText(/如果 xiaoyu@example\.com 有账号/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  },
}

export const Loading: Story = {
  ...screen({ path: '/reset-password', as: 'visitor', api: { 'POST /api/auth/forgot-password': never } }),
  play: async ({ canvas }) => {
    await askForMail(canvas)
    await waitFor(() => expect(canvas.getByText(/^(正在发送|Sending)$/)).toBeInTheDocument())
  },
}

export const Offline: Story = {
  ...screen({ path: '/reset-password', as: 'visitor', api: { 'POST /api/auth/forgot-password': offline } }),
  play: async ({ canvas }) => {
    await askForMail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络错误，请检查网络连接。')
  },
}

const linkWorks = { 'POST /api/auth/reset-password/check': { email: 'xiaoyu@example.com' } } as const

/** The mailed link: the rules are ticked while typing, then the way to sign-in. */
export const NewPassword: Story = {
  ...screen({
    path: '/reset-password/secret',
    as: 'visitor',
    api: { ...linkWorks, 'POST /api/auth/reset-password': { email: 'xiaoyu@example.com' } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('账号：xiaoyu@example.com')
    await userEvent.type(await canvas.findByLabelText('新密码'), 'Grove')
    await expect(canvas.getAllByText('已满足')).toHaveLength(2)
    await typeNewPassword(canvas, 'GroveGrove2026leaf')
    await canvas.findByRole('heading', { level: 1, name: '密码已更新' })
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/signin')
  },
}

export const NewPasswordOnPhone: Story = {
  ...screen({ path: '/reset-password/secret', as: 'visitor', api: linkWorks }),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('For xiaoyu@example.com')
  },
}

/** Twice the same, or it is said at the second field. */
export const NotTheSame: Story = {
  ...screen({ path: '/reset-password/secret', as: 'visitor', api: linkWorks }),
  play: async ({ canvas }) => {
    await typeNewPassword(canvas, 'Grove2026twig')
    await waitFor(() =>
      expect(canvas.getByLabelText('再输入一次新密码')).toHaveAccessibleDescription('两次输入的密码不一样'),
    )
  },
}

/** What only the server knows stands at its field too. */
export const Error: Story = {
  ...screen({
    path: '/reset-password/secret',
    as: 'visitor',
    api: {
      ...linkWorks,
      'POST /api/auth/reset-password': refuse(400, 'password_too_common', { password: 'password_too_common' }),
    },
  }),
  play: async ({ canvas }) => {
    await typeNewPassword(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/这个密码太常见，很容易被猜到，请换一个|common/)
  },
}

/** A link that is over says so before anything is typed. */
export const LinkExpired: Story = {
  ...screen({
    path: '/reset-password/old',
    as: 'visitor',
    api: { 'POST /api/auth/reset-password/check': refuse(400, 'link_expired') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '链接无效' })
    await expect(canvas.getByRole('link', { name: '重新获取链接' })).toHaveAttribute('href', '/reset-password')
  },
}

/** The link ended while the form was open. */
export const LinkExpiredMeanwhile: Story = {
  ...screen({
    path: '/reset-password/secret',
    as: 'visitor',
    api: { ...linkWorks, 'POST /api/auth/reset-password': refuse(400, 'link_expired') },
  }),
  play: async ({ canvas }) => {
    await typeNewPassword(canvas)
    await canvas.findByRole('heading', { level: 1, name: '链接无效' })
  },
}

export const CheckingLink: Story = {
  ...screen({ path: '/reset-password/secret', as: 'visitor', api: { 'POST /api/auth/reset-password/check': never } }),
  play: async ({ canvas }) => {
    await canvas.findByText('正在检查链接')
  },
}

export const LinkNotChecked: Story = {
  ...screen({ path: '/reset-password/secret', as: 'visitor', api: { 'POST /api/auth/reset-password/check': offline } }),
  play: async ({ canvas }) => {
    await canvas.findByText('网络错误，请检查网络连接。')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

/** The link of a new address asks for a press, as that of a sign-up does. */
export const ConfirmNewEmail: Story = {
  ...screen({
    path: '/verify-email/change/secret',
    as: 'visitor',
    api: { 'POST /api/auth/confirm-email': { email: 'new@example.com' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '使用这个邮箱' }))
    await canvas.findByRole('heading', { level: 1, name: '邮箱已更换' })
    await expect(canvas.getByText('现在你的邮箱是 new@example.com。')).toBeVisible()
  },
}

export const ConfirmNewEmailFailed: Story = {
  ...screen({
    path: '/verify-email/change/old',
    as: 'visitor',
    api: { 'POST /api/auth/confirm-email': refuse(400, 'link_expired') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '使用这个邮箱' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个链接已经失效，请重新获取。')
  },
}

/** The link that the old address was mailed stops the change, and says what to do next. */
export const StopNewEmail: Story = {
  ...screen({
    path: '/verify-email/stop/secret',
    as: 'visitor',
    api: { 'POST /api/auth/stop-email-change': { email: 'xiaoyu@example.com' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '阻止更换' }))
    await canvas.findByRole('heading', { level: 1, name: '已阻止更换' })
    await expect(canvas.getByText(/你的邮箱仍然是 xiaoyu@example\.com/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '设置新密码' })).toHaveAttribute('href', '/reset-password')
  },
}

export const StopNewEmailFailed: Story = {
  ...screen({
    path: '/verify-email/stop/old',
    as: 'visitor',
    api: { 'POST /api/auth/stop-email-change': refuse(400, 'link_expired') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '阻止更换' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个链接已经失效，请重新获取。')
    await expect(canvas.getByRole('link', { name: '设置新密码' })).toBeVisible()
  },
}

/** The link at the end of a weekly digest: a press ends it, whoever is signed in. */
export const Unsubscribe: Story = {
  ...screen({
    path: '/unsubscribe/token',
    as: 'visitor',
    api: {
      'POST /api/unsubscribe/{token}': ({ params }) =>
        params['token'] === 'token' ? undefined : refuse(400, 'link_expired'),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '退订每周小结？' })
    await userEvent.click(canvas.getByRole('button', { name: '退订' }))
    await canvas.findByRole('heading', { level: 1, name: '已退订' })
    await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/home')
  },
}

export const UnsubscribeFailed: Story = {
  ...screen({
    path: '/unsubscribe/wrong',
    as: 'visitor',
    api: { 'POST /api/unsubscribe/{token}': refuse(400, 'link_expired') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退订' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个链接已经失效')
    await expect(canvas.getByRole('link', { name: '去设置里关闭' })).toHaveAttribute('href', '/settings/notifications')
  },
}

/** The link that says who is there: the page that asked goes on by itself. */
export const ConfirmItIsYou: Story = {
  ...screen({
    path: '/verify-email/proof/secret',
    as: 'visitor',
    api: { 'POST /api/auth/confirm-reauth': { email: 'xiaoyu@example.com' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '是我本人' }))
    await canvas.findByRole('heading', { level: 1, name: '已确认' })
  },
}
