import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { someGuest, someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { animals, foods } from '#tests/story-words'

const meta = { title: 'Screens/Sign in and up/As a guest', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Signs in to an account that exists, with answers of the demo in this browser. */
const guestSignsIn = (claim: MockAnswers['POST /api/auth/claim']) =>
  screen({
    path: '/signin?redirect=/about',
    as: 'guest',
    api: {
      'POST /api/auth/signin': { access_token: 'story-account', guest_answers: 8 },
      'POST /api/auth/claim': claim,
      'GET /api/user': ({ token }) => (token === 'story-account' ? someUser() : someGuest()),
    },
  })

const signIn = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }))
  await userEvent.click(canvas.getByRole('radio', { name: '邮箱' }))
  await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'xiaoyu@example.com')
  await userEvent.type(canvas.getByLabelText('密码'), 'Grove2026leaf{Enter}')
}

/** The answers join the account. */
export const Default: Story = {
  ...guestSignsIn(({ token, body }) =>
    token === 'story-account' && JSON.stringify(body) === '{"guest_token":"story-guest"}'
      ? { claimed: 8 }
      : refuse(400, 'input_invalid'),
  ),
  play: async ({ canvas }) => {
    await signIn(canvas)
    const dialog = within(await canvas.findByRole('dialog', { name: /保留这台设备上的 8 个答案吗？/ }))
    await expect(localStorage.getItem('token')).toBe('story-guest')
    await userEvent.click(dialog.getByRole('button', { name: '保留' }))
    await canvas.findByRole('heading', { level: 1, name: '关于与致谢' })
    await expect(localStorage.getItem('token')).toBe('story-account')
  },
}

/** To close the question is no answer: the guest stays, with what was won and what was typed. */
export const Dismissed: Story = {
  ...guestSignsIn(never),
  play: async ({ canvas }) => {
    await signIn(canvas)
    const question = { name: /保留这台设备上的 8 个答案吗？/ }
    await canvas.findByRole('dialog', question)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(localStorage.getItem('token')).toBe('story-guest')
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toHaveValue('xiaoyu@example.com')
    // While the answers are joining the account, there is nothing to close.
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    const again = await canvas.findByRole('dialog', question)
    await userEvent.click(within(again).getByRole('button', { name: '保留' }))
    await userEvent.keyboard('{Escape}')
    await expect(within(again).getByRole('button', { name: '不用了' })).toBeDisabled()
    await expect(again).toBeVisible()
  },
}

const claimed = {
  stars: 3,
  words: 8,
  examples: [...animals, ...foods].map(({ headword, meaning, src }) => ({ headword, meaning, picture: src })),
}
const isNew: MockAnswers = {
  'GET /api/user': ({ token }) => (token === 'story-account' ? someUser() : someGuest()),
}

/** A new account first says what came along, with the pictures of the words. */
export const Claimed: Story = {
  ...screen({
    path: '/signup?redirect=/about',
    as: 'guest',
    api: {
      ...isNew,
      'POST /api/auth/phone/login-or-register': { access_token: 'story-account', claimed_progress: claimed },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '123456{Enter}')
    await canvas.findByRole('heading', { level: 1, name: '3 颗星、8 个单词都带过来了' })
    await expect(within(canvas.getByRole('list', { name: '带过来的单词' })).getAllByRole('img')).toHaveLength(8)
    await expect(localStorage.getItem('token')).toBe('story-account')
    await userEvent.click(canvas.getByRole('link', { name: '开始学习' }))
    await canvas.findByRole('heading', { level: 1, name: '关于与致谢' })
  },
}

/** Where there are no stars yet, none are counted. */
export const ClaimedWords: Story = {
  ...screen({
    path: '/signup',
    as: 'guest',
    api: {
      ...isNew,
      'POST /api/auth/phone/login-or-register': {
        access_token: 'story-account',
        claimed_progress: { stars: 0, words: 1, examples: claimed.examples.slice(0, 1) },
      },
    },
  }),
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Phone' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123456{Enter}')
    await canvas.findByRole('heading', { level: 1, name: '1 word came with you' })
  },
}

/** In the browser that signed up, the press on the mailed link signs in too. */
export const Verified: Story = {
  ...screen({
    path: '/verify-email/secret',
    as: 'guest',
    api: {
      ...isNew,
      'POST /api/auth/verify-email': {
        email: 'xiaoyu@example.com',
        username: 'lin-xiaoyu',
        claimed_progress: claimed,
        session: { access_token: 'story-account' },
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '验证我的邮箱' }))
    await canvas.findByRole('heading', { level: 1, name: '账号已验证' })
    await canvas.findByText('3 颗星、8 个单词都带过来了')
    await expect(canvas.getByRole('link', { name: '开始学习' })).toHaveAttribute('href', '/home')
    await expect(localStorage.getItem('token')).toBe('story-account')
  },
}
