import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someConfig, someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Sign in and up', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const signUpMarker = JSON.stringify({ email: 'xiaoyu@example.com', marker: 'marker-of-the-sign-up' })

const submitCode = (canvas: Canvas) => canvas.findByRole('button', { name: /登录 \/ 注册|Sign in or sign up/ })

async function openEmailForm(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: /密码登录|Password login/ }))
  await userEvent.click(canvas.getByRole('radio', { name: /^(邮箱|E-mail)$/ }))
}

async function signInByEmail(canvas: Canvas): Promise<void> {
  await openEmailForm(canvas)
  await userEvent.type(canvas.getByRole('textbox', { name: /邮箱|E-mail/ }), 'xiaoyu@example.com')
  await userEvent.type(canvas.getByLabelText(/^(密码|Password)$/), 'Grove2026leaf{Enter}')
}

/** Phone and code: what most Chinese learners use. */
export const Default: Story = {
  ...screen({ path: '/signin', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(欢迎回来|Welcome back)$/ })
    await expect(await canvas.findByRole('tab', { name: /^(验证码登录|Code login)$/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText('+86')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^(《用户协议》|user agreement)$/ })).toHaveAttribute(
      'href',
      '/terms',
    )
  },
}

/** /auth is the address of both, and says so. */
export const Both: Story = {
  ...screen({ path: '/auth', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '登录 / 注册' })
    await expect(canvas.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The code comes first in both languages; behind the other tab readers of English find e-mail and password. */
export const English: Story = {
  ...Default,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })
    const code = canvas.getByRole('tab', { name: 'Code login' })
    await expect(code).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Password login' }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  },
}

/** Every fault stands at its field and in the error box. */
export const Empty: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await submitCode(canvas))
    const box = await canvas.findByRole('alert')
    await expect(box).toHaveTextContent('请输入手机号')
    await expect(box).toHaveTextContent('请输入验证码')
    await expect(canvas.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(canvas.getByLabelText('手机号')).toHaveAccessibleDescription('手机号不能为空')
    await userEvent.type(canvas.getByLabelText('手机号'), '12800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('手机号')).toHaveAccessibleDescription('请输入有效的中国大陆手机号'),
    )
  },
}

/** The code is on its way: the button counts down and does nothing meanwhile, also after a look at the other way in. */
export const CodeSent: Story = {
  ...screen({ path: '/signin', as: 'visitor', api: { 'POST /api/auth/phone/send-code': { retry_after: 60 } } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByRole('button', { name: /\d+ 秒/ })
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveAccessibleDescription(
      '已发到 13800138000，填满 6 位自动提交',
    )
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))
    await expect(canvas.queryByRole('button', { name: /\d+ 秒/ })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: '验证码登录' }))
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000')
    await expect(canvas.getByRole('button', { name: /\d+ 秒/ })).toBeVisible()
  },
}

let attempts = 0
/** Lets the server answer the code. */
let answerCode = (): void => undefined

/** The sixth digit sends the form, once; what is wrong then stands at the field. */
export const SixthDigit: Story = {
  ...screen({
    path: '/signin',
    as: 'visitor',
    api: {
      'POST /api/auth/phone/send-code': { retry_after: 60 },
      'POST /api/auth/phone/login-or-register': async () => {
        attempts += 1
        await new Promise<void>((resolve) => {
          answerCode = resolve
        })
        return refuse(400, 'code_invalid', { verification_code: 'code_invalid' })
      },
    },
  }),
  play: async ({ canvas }) => {
    attempts = 0
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByRole('button', { name: /\d+ 秒/ })
    const field = canvas.getByRole('textbox', { name: '验证码' })
    await userEvent.type(field, '12345')
    await expect(attempts).toBe(0)
    await userEvent.type(field, '6{Enter}')
    await waitFor(() => expect(attempts).toBe(1))
    answerCode()
    await waitFor(() => expect(field).toHaveAccessibleDescription('验证码不正确或已过期，请重新获取'))
    await expect(attempts).toBe(1)
  },
}

/** Wrong password: one sentence for unknown accounts and wrong passwords alike. */
export const Error: Story = {
  ...screen({ path: '/signin', as: 'visitor', api: { 'POST /api/auth/signin': refuse(401, 'invalid_credentials') } }),
  play: async (context) => {
    const { canvas } = context
    await signInByEmail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      messageText('invalid_credentials', inLocale(context, { zh: 'zh', en: 'en' })),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(联系客服|Contact support)$/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: /^(需要帮忙？|Need a hand\?)$/ }))
    await dialog.findByRole('button', { name: /wordgrove-help/ })
    await expect(dialog.getByText(/(周一至周五|Monday to Friday,) 9:00–18:00/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^(关闭|Close)$/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A sign-up whose link was not followed yet: told only in the browser that signed up, with the mail again at hand. */
export const Unverified: Story = {
  ...screen({
    path: '/signin',
    as: 'visitor',
    api: {
      // Only the browser that signed up sends the marker.
      'POST /api/auth/signin': ({ body }) =>
        (body as { signup_marker?: string }).signup_marker === 'marker-of-the-sign-up'
          ? refuse(403, 'email_unverified')
          : refuse(401, 'invalid_credentials'),
      'POST /api/auth/resend-verification': { email: 'xiaoyu@example.com' },
    },
  }),
  play: async ({ canvas }) => {
    // As the sign-up of `MailSent` left it.
    localStorage.setItem('signUpMarker', signUpMarker)
    await signInByEmail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个邮箱还没有验证，请打开我们发去的邮件。')
    await userEvent.click(canvas.getByRole('button', { name: '重新发送邮件' }))
    await canvas.findByRole('heading', { level: 1, name: '验证邮件已发送' })
  },
}

export const Offline: Story = {
  ...screen({ path: '/signin', as: 'visitor', api: { 'POST /api/auth/signin': offline } }),
  play: async ({ canvas }) => {
    await signInByEmail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络错误，请检查网络连接。')
  },
}

export const Loading: Story = {
  ...screen({ path: '/signin', as: 'visitor', api: { 'POST /api/auth/signin': never } }),
  play: async ({ canvas }) => {
    await signInByEmail(canvas)
    await waitFor(() => expect(canvas.getByText(/^(正在登录|Signing in)$/)).toBeInTheDocument())
  },
}

/** No way to send text messages: only e-mail is offered. */
export const WithoutPhone: Story = {
  ...screen({
    path: '/signin',
    as: 'visitor',
    api: { 'GET /api/config': someConfig({ sign_in: { email: true, phone: false, google: null } }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '邮箱' })
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

/** Signing in took a deletion back: the page it leads to says so. */
export const Restored: Story = {
  ...screen({
    path: '/signin?redirect=/about',
    as: 'visitor',
    api: { 'POST /api/auth/signin': { access_token: 'story-account', restored: true } },
  }),
  play: async ({ canvas }) => {
    await signInByEmail(canvas)
    await canvas.findByRole('heading', { level: 1, name: '关于与致谢' })
    await canvas.findByText('欢迎回来，账号不会删除了，一切都在')
  },
}

/** A protected page asks a visitor to sign in, and opens after that. */
export const Locked: Story = {
  ...screen({
    path: '/settings',
    as: 'visitor',
    api: { 'POST /api/auth/signin': { access_token: 'story-account' } },
  }),
  play: async ({ canvas }) => {
    await signInByEmail(canvas)
    await canvas.findByRole('heading', { level: 1, name: '设置' })
    await expect(localStorage.getItem('token')).toBe('story-account')
  },
}

/** The session has ended on the server: the token goes, and sign-in leads back. */
export const SessionEnded: Story = {
  ...screen({
    path: '/settings',
    as: 'user',
    api: {
      'GET /api/user': ({ token }) => (token === 'story-account' ? someUser() : refuse(401, 'session_missing')),
      'POST /api/auth/signin': { access_token: 'story-account' },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '欢迎回来' })
    await expect(localStorage.getItem('token')).toBeNull()
    await signInByEmail(canvas)
    await canvas.findByRole('heading', { level: 1, name: '设置' })
  },
}
