/** Creating an account, by phone and by e-mail, up to the link that verifies it. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Sign in and up/Sign up', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const signUpMarker = JSON.stringify({ email: 'xiaoyu@example.com', marker: 'marker-of-the-sign-up' })

/** Sign-up by e-mail: the rules of the password are ticked while typing; a code of the address is in view. */
export const Default: Story = {
  ...screen({ path: '/signup?invite=GROVE7Q2', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '创建账号' })
    await userEvent.click(canvas.getByRole('radio', { name: '邮箱' }))
    await expect(canvas.getByRole('textbox', { name: '邀请码（选填）' })).toHaveValue('GROVE7Q2')
    await userEvent.type(canvas.getByLabelText('设置密码'), 'Grove1')
    await expect(canvas.getAllByText('已满足')).toHaveLength(3)
    await userEvent.type(canvas.getByLabelText('设置密码'), '99')
    await expect(canvas.getAllByText('已满足')).toHaveLength(4)
  },
}

/** Phone and e-mail stand side by side, in Chinese the phone first; the code of who invited is folded. */
export const ByPhone: Story = {
  ...screen({
    path: '/signup',
    as: 'visitor',
    api: {
      'POST /api/auth/phone/login-or-register': ({ body }) =>
        (body as { inviteCode?: string }).inviteCode === 'WRONG234'
          ? refuse(400, 'input_invalid', { inviteCode: 'invite_code_unknown' })
          : { access_token: 'story-account' },
    },
  }),
  play: async ({ canvas }) => {
    const ways = await canvas.findByRole('group', { name: '用什么创建账号' })
    const names = within(ways).getAllByRole('radio')
    await expect(names.map((radio) => (radio as HTMLInputElement).value)).toEqual(['phone', 'email'])
    await expect(names[0]).toBeChecked()
    await expect(canvas.queryByRole('textbox', { name: '邀请码（选填）' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '有邀请码？' }))
    const invite = canvas.getByRole('textbox', { name: '邀请码（选填）' })
    await expect(invite).toHaveFocus()
    await userEvent.type(invite, 'WRONG234')
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: '创建账号' }))
    await waitFor(() => expect(invite).toHaveAccessibleDescription('找不到这个邀请码'))
    // The other way keeps its own, and this one what was typed.
    await userEvent.click(canvas.getByRole('radio', { name: '邮箱' }))
    await expect(canvas.getByLabelText('用户名')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '手机号' }))
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000')
  },
}

/** In English the e-mail comes first. */
export const InEnglish: Story = {
  ...screen({ path: '/signup', as: 'visitor' }),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const ways = await canvas.findByRole('group', { name: 'Create an account with' })
    const radios = within(ways).getAllByRole('radio')
    await expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['email', 'phone'])
    await expect(radios[0]).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible()
  },
}

/** What only the server knows stands at its field too. */
export const NameTaken: Story = {
  ...screen({
    path: '/signup',
    as: 'visitor',
    api: { 'POST /api/auth/signup': refuse(400, 'input_invalid', { username: 'username_taken' }) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '邮箱' }))
    await userEvent.type(canvas.getByLabelText('用户名'), 'lin')
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'xiaoyu@example.com')
    await userEvent.type(canvas.getByLabelText('设置密码'), 'Grove2026leaf{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('用户名')).toHaveAccessibleDescription('这个用户名已被使用'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('这个用户名已被使用')
  },
}

/** The mail is on its way; it can be sent again after a minute. */
export const MailSent: Story = {
  ...screen({
    path: '/signup',
    as: 'visitor',
    api: { 'POST /api/auth/signup': { signup_marker: 'marker-of-the-sign-up', email: 'xiaoyu@example.com' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '邮箱' }))
    await userEvent.type(canvas.getByLabelText('用户名'), 'lin-xiaoyu')
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'xiaoyu@example.com')
    await userEvent.type(canvas.getByLabelText('设置密码'), 'Grove2026leaf{Enter}')
    await canvas.findByRole('heading', { level: 1, name: '验证邮件已发送' })
    await expect(canvas.getByText(/xiaoyu@example\.com/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
    await expect(localStorage.getItem('signUpMarker')).toBe(signUpMarker)
  },
}

/** The mailed link asks for a press, then says that the account is ready. In another browser than that of the sign-up, sign-in has the address. */
export const Verify: Story = {
  ...screen({
    path: '/verify-email/secret',
    as: 'visitor',
    api: { 'POST /api/auth/verify-email': { email: 'xiaoyu@example.com', username: 'lin-xiaoyu' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '验证我的邮箱' }))
    await canvas.findByRole('heading', { level: 1, name: '账号已验证' })
    // Without `userEvent`, whose presses do not wait for a page that loads.
    canvas.getByRole('button', { name: '去登录' }).click()
    await expect(await canvas.findByRole('textbox', { name: '邮箱' })).toHaveValue('xiaoyu@example.com')
  },
}

export const VerifyFailed: Story = {
  ...screen({
    path: '/verify-email/old',
    as: 'visitor',
    api: { 'POST /api/auth/verify-email': refuse(400, 'verification_failed') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '验证我的邮箱' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('邮箱验证失败，请重新注册。')
    await expect(canvas.getByRole('link', { name: '重新注册' })).toHaveAttribute('href', '/signup')
  },
}
