/** An answer without a message: each place says what it could not do, in its own words. What is only logged stands here too. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { messageText } from '#contract/messages'
import type { MessageCode } from '#contract/messages'
import { noStats, someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fox } from '#tests/story-info'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Everywhere/Fallback texts', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const wordless = refuse(502, 'server_error')

const says = async (context: StoryContext, code: MessageCode) =>
  (await context.canvas.findAllByText(messageText(code, inLocale(context, { zh: 'zh', en: 'en' } as const))))[0]

const type = async (context: StoryContext, label: string, text: string) =>
  userEvent.type(await context.canvas.findByLabelText(label), text)

const auth = (path: string, api: MockAnswers) => screen({ path, as: 'visitor', api })

/** 'Failed to send verification code' */
export const Default: Story = {
  ...auth('/signin', { 'POST /api/auth/phone/send-code': wordless }),
  play: async (context) => {
    await type(context, '手机号', '13812345678')
    await userEvent.click(context.canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await says(context, 'code_send_failed')).toBeVisible()
  },
}

/** 'Login failed' */
export const SigningIn: Story = {
  ...auth('/signin', { 'POST /api/auth/phone/login-or-register': wordless }),
  play: async (context) => {
    await type(context, '手机号', '13812345678')
    await type(context, '验证码', '123456{Enter}')
    await expect(await says(context, 'login_failed')).toBeVisible()
  },
}

/** 'Error creating account. Please try again.' */
export const SigningUp: Story = {
  ...auth('/signup', { 'POST /api/auth/signup': wordless }),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('radio', { name: '邮箱' }))
    await type(context, '用户名', 'lin-xiaoyu')
    await userEvent.type(context.canvas.getByRole('textbox', { name: '邮箱' }), 'lin@example.com')
    await type(context, '设置密码', 'Grove2026leaf{Enter}')
    await expect(await says(context, 'signup_failed')).toBeVisible()
  },
}

/** 'Failed to start guest mode' */
export const GuestMode: Story = {
  ...screen({ path: '/home', as: 'visitor', api: { 'POST /api/auth/guest': wordless } }),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /开始试玩/ }))
    await expect(await says(context, 'guest_start_failed')).toBeVisible()
  },
}

/** 'Error fetching info' */
export const WordInformation: Story = {
  ...screen({
    path: '/word/fox',
    as: 'user',
    api: {
      'GET /api/words/{word}': fox,
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => wordless,
    },
  }),
  play: async (context) => {
    await expect(await says(context, 'word_info_failed')).toBeVisible()
  },
}

const userFails = screen({
  path: '/home',
  as: 'user',
  api: { 'GET /api/user': wordless, 'GET /api/user/stats': noStats },
})
let logged: ReturnType<typeof spyOn>

/** 'Error fetching user data' is logged, and the page stays. */
export const UserData: Story = {
  ...userFails,
  beforeEach: (context) => {
    logged = spyOn(console, 'info').mockImplementation(() => undefined)
    return userFails.beforeEach(context)
  },
  play: async () => {
    await waitFor(() => expect(logged).toHaveBeenCalledWith(messageText('user_fetch_failed', 'en'), 'server_error'))
    await expect(localStorage.getItem('token')).not.toBeNull()
  },
}

let asked = 0
const refreshFails = screen({
  path: '/settings',
  as: 'user',
  api: {
    'GET /api/user': () => ((asked += 1) === 1 ? someUser() : wordless),
    'GET /api/events': () => new Response(''),
  },
})

/** 'Error refreshing user data' is logged when the user is read again, and who is known stays. */
export const UserRefresh: Story = {
  ...refreshFails,
  beforeEach: (context) => {
    asked = 0
    logged = spyOn(console, 'info').mockImplementation(() => undefined)
    return refreshFails.beforeEach(context)
  },
  play: async ({ canvas }) => {
    const text = messageText('user_refresh_failed', 'en')
    await waitFor(() => expect(logged).toHaveBeenCalledWith(text, 'server_error'), { timeout: 10_000 })
    await expect(localStorage.getItem('token')).not.toBeNull()
    await expect((await canvas.findAllByText('lin-xiaoyu'))[0]).toBeVisible()
  },
}

const refused = auth('/signin', { 'POST /api/auth/signin': refuse(401, 'invalid_credentials') })

/** A clipboard that refuses: logged, and nothing claims that a contact was copied. */
export const Clipboard: Story = {
  ...refused,
  beforeEach: (context) => {
    logged = spyOn(console, 'info').mockImplementation(() => undefined)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    return refused.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登录 / 注册' }))
    await userEvent.click(await canvas.findByRole('button', { name: '联系客服' }))
    await userEvent.click(await canvas.findByRole('button', { name: /wordgrove-help/ }))
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Copying to the clipboard failed', 'NotAllowedError'))
    await expect(canvas.queryByText('已复制到剪贴板')).toBeNull()
  },
}
