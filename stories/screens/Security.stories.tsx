import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Reauth } from '#contract/reauth'
import type { SettingsSection } from '#contract/settings-sections'
import { someDevices, someReauth, someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Settings/Security', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

/** A server that wants a proof until it has been given one. */
function proving(reauth: Partial<Reauth> = {}, api: MockAnswers = {}): MockAnswers {
  let fresh_until: string | null = null
  const state = () => someReauth({ ...reauth, fresh_until })
  const proven = () => {
    fresh_until = '2030-01-01T00:05:00Z'
    return state()
  }
  return {
    'GET /api/user/reauth': state,
    'POST /api/user/reauth/password': ({ body }) =>
      (body as { current_password: string }).current_password === 'Grove2026leaf'
        ? proven()
        : refuse(400, 'current_password_wrong', { current_password: 'current_password_wrong' }),
    'POST /api/user/reauth/send-code': { retry_after: 60 },
    'POST /api/user/reauth/code': proven,
    'POST /api/user/reauth/send-link': () => {
      proven()
      return { email: 'x***@example.com' }
    },
    'PUT /api/user/password': () => (fresh_until ? { ended: 1 } : refuse(403, 'reauth_required')),
    'PUT /api/user/email': { email: 'new@example.com' },
    'POST /api/user/phone/send-code': { retry_after: 60 },
    'PUT /api/user/phone': undefined,
    ...api,
  }
}

/** A user who is known, cannot be looked at the second time, and has changed by the third; then from the start. */
function lostOnce() {
  let asked = 0
  return () => {
    asked = (asked % 3) + 1
    return asked === 2 ? refuse(503, 'busy') : someUser({ username: asked === 1 ? 'lin-before' : 'lin-after' })
  }
}

const settings = (api: MockAnswers, as: 'user' | 'guest' = 'user', section: SettingsSection = 'security') =>
  screen({ path: `/settings/${section}`, as, api: { 'GET /api/user/sessions': someDevices(), ...api } })

const open = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }))
const dialogOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }))

async function proveByPassword(canvas: Canvas, password = 'Grove2026leaf'): Promise<void> {
  const dialog = await dialogOf(canvas, '请确认是你本人')
  await userEvent.type(await dialog.findByLabelText('当前密码'), `${password}{Enter}`)
}

/** What the account is reached by, whether it has a password, and every device that is signed in. */
export const Default: Story = {
  ...settings({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '登录与安全' })
    await expect(await canvas.findByRole('button', { name: '更换邮箱' })).toBeVisible()
    await canvas.findByText('Chrome · Windows')
    await expect(canvas.getByText('这台设备')).toBeVisible()
  },
}

/** An account made by phone: no e-mail and no password yet. */
export const Empty: Story = {
  ...settings({
    'GET /api/user': someUser({ email: null }),
    'GET /api/user/reauth': someReauth({ way: 'phone', to: '138****8000' }),
    'GET /api/user/sessions': someDevices().slice(0, 1),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '设置邮箱' })
    await expect(await canvas.findByRole('button', { name: '设置密码' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '退出其他所有设备' })).toBeNull()
  },
}

/** Who is there is asked first; then the new password, which is told what it still needs. */
export const ChangePassword: Story = {
  ...settings(proving()),
  play: async ({ canvas }) => {
    await open(canvas, '更换密码')
    await proveByPassword(canvas)
    const dialog = await dialogOf(canvas, '更换密码')
    await userEvent.type(await dialog.findByLabelText('新密码'), 'Meadow2026fern')
    await expect(dialog.getAllByText('已满足')).toHaveLength(4)
    await userEvent.type(dialog.getByLabelText('再输入一次新密码'), 'Meadow2026fern{Enter}')
    await canvas.findByText('密码已更新，其他设备已退出登录')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** What was changed counts, but the look at the user after it failed: who is known stays, and can be looked at again. */
export const RefreshFailed: Story = {
  ...settings(proving({}, { 'GET /api/user': lostOnce() })),
  play: async ({ canvas }) => {
    await open(canvas, '更换密码')
    await proveByPassword(canvas)
    const dialog = await dialogOf(canvas, '更换密码')
    await userEvent.type(await dialog.findByLabelText('新密码'), 'Meadow2026fern')
    await userEvent.type(dialog.getByLabelText('再输入一次新密码'), 'Meadow2026fern{Enter}')
    await canvas.findByText('刷新用户数据出错')
    await expect(canvas.getByText('lin-before')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await canvas.findByText('lin-after')
  },
}

/** A wrong current password is said at its field; the session stays. */
export const Error: Story = {
  ...settings(proving()),
  play: async ({ canvas }) => {
    await open(canvas, '更换密码')
    await proveByPassword(canvas, 'Wrong2026leaf')
    const dialog = await dialogOf(canvas, '请确认是你本人')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('当前密码不正确')
    await expect(dialog.getByLabelText('当前密码')).toHaveAccessibleDescription('当前密码不正确')
    await expect(localStorage.getItem('token')).toBe('story-user')
  },
}

/** The new address counts when its link is followed. */
export const ChangeEmail: Story = {
  ...settings(proving()),
  play: async ({ canvas }) => {
    await open(canvas, '更换邮箱')
    await proveByPassword(canvas)
    const dialog = await dialogOf(canvas, '更换邮箱')
    await userEvent.type(await dialog.findByLabelText('新邮箱'), 'new@example.com{Enter}')
    await dialog.findByText(/我们给 new@example\.com 发了一封邮件/)
  },
}

/** An account without a password proves itself by a code to its phone. */
export const ChangePhone: Story = {
  ...settings(proving({ way: 'phone', to: '138****8000' }), 'user', 'phone'),
  play: async ({ canvas }) => {
    await open(canvas, '更换手机号')
    const proof = await dialogOf(canvas, '请确认是你本人')
    await proof.findByText('验证码会发送到 138****8000。')
    await userEvent.click(proof.getByRole('button', { name: '获取验证码' }))
    await userEvent.type(proof.getByLabelText('验证码'), '246810{Enter}')
    const dialog = await dialogOf(canvas, '更换手机号')
    await userEvent.type(await dialog.findByLabelText('新手机号'), '13900139000')
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }))
    await dialog.findByRole('button', { name: /\d+ 秒/ })
    await userEvent.type(dialog.getByLabelText('验证码'), '135790{Enter}')
    await canvas.findByText('手机号已更新')
  },
}

/** The proof has run out while the form was open: it is asked again, and nothing typed is lost. */
export const ProofRunsOut: Story = {
  ...settings(
    proving(
      {},
      {
        'GET /api/user/reauth': (() => {
          let asked = 0
          return () => someReauth({ fresh_until: (asked += 1) <= 2 ? '2030-01-01T00:05:00Z' : null })
        })(),
      },
    ),
  ),
  play: async ({ canvas }) => {
    await open(canvas, '更换密码')
    const dialog = await dialogOf(canvas, '更换密码')
    await userEvent.type(await dialog.findByLabelText('新密码'), 'Meadow2026fern')
    await userEvent.type(dialog.getByLabelText('再输入一次新密码'), 'Meadow2026fern{Enter}')
    await proveByPassword(canvas)
    await canvas.findByText('密码已更新，其他设备已退出登录')
  },
}

/** An account with an e-mail alone: a mailed link, pressed on any device. */
export const ProofByMail: Story = {
  ...settings(proving({ way: 'email', to: 'x***@example.com' })),
  play: async ({ canvas }) => {
    await open(canvas, '设置密码')
    const proof = await dialogOf(canvas, '请确认是你本人')
    await userEvent.click(await proof.findByRole('button', { name: '发送确认邮件' }))
    await proof.findByText(/邮件已发送到 x\*\*\*@example\.com/)
    await canvas.findByRole('dialog', { name: '设置密码' }, { timeout: 8_000 })
  },
}

/** Nothing to prove oneself by: people help. */
export const NoProof: Story = {
  ...settings({ 'GET /api/user/reauth': someReauth({ way: null }) }),
  play: async ({ canvas }) => {
    await open(canvas, '设置密码')
    const proof = await dialogOf(canvas, '请确认是你本人')
    await proof.findByText(/还没有可以确认身份的方式/)
    await expect(proof.getByRole('button', { name: '联系客服' })).toBeVisible()
  },
}

/** Signing out everywhere else asks first. */
export const SignOutElsewhere: Story = {
  ...settings(
    (() => {
      let devices = someDevices()
      return {
        'GET /api/user/sessions': () => devices,
        'DELETE /api/user/sessions': () => {
          devices = devices.slice(0, 1)
          return { ended: 2 }
        },
      }
    })(),
  ),
  play: async ({ canvas }) => {
    await open(canvas, '退出其他所有设备')
    const dialog = await dialogOf(canvas, '退出其他所有设备吗？')
    await userEvent.click(dialog.getByRole('button', { name: '退出其他所有设备' }))
    await canvas.findByText('已退出登录')
    await waitFor(() => expect(canvas.queryByText('Safari · iPhone')).toBeNull())
    await expect(canvas.getByText('Chrome · Windows')).toBeVisible()
  },
}

/** A guest has nothing to secure yet. */
export const Locked: Story = {
  ...settings({}, 'guest'),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在以游客身份使用/)
    // The way back is to this page.
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Fsettings%2Fsecurity',
    )
    await expect(canvas.queryByText('邮箱', { exact: true })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: '登录的设备' })).toBeNull()
  },
}

export const Loading: Story = {
  ...settings({ 'GET /api/user/sessions': never }),
  play: async ({ canvas }) => {
    await canvas.findByText('正在加载设备')
  },
}

export const Offline: Story = {
  ...settings({ 'GET /api/user/sessions': offline }),
  play: async ({ canvas }) => {
    await canvas.findByText('网络错误，请检查网络连接。')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}
