import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'
import { someConfig } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { blockedGoogle, brokenGoogle, emptyGoogle, fakeGoogle } from '#tests/story-google'

const meta = { title: 'Screens/Sign in and up/By Google', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

/** The sign-in screen where Google is configured, with its script as it may be. */
function withGoogle(script: () => () => void, api: ScreenSetup['api'] = {}) {
  const shown = screen({
    path: '/signin',
    as: 'visitor',
    api: {
      'GET /api/config': someConfig({
        sign_in: { email: true, phone: true, google: 'story.apps.googleusercontent.com' },
      }),
      'GET /api/auth/google/nonce': { nonce: 'story-nonce' },
      ...api,
    },
  })
  return {
    ...shown,
    beforeEach: async (context: Parameters<typeof shown.beforeEach>[0]) => {
      const takeAway = script()
      const release = await shown.beforeEach(context)
      return () => {
        release()
        takeAway()
      }
    },
  }
}

const pressGoogle = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }))

/** Google’s own button, below the other ways and a divider. */
export const Default: Story = {
  ...withGoogle(fakeGoogle),
  play: async ({ canvas }) => {
    const google = await canvas.findByRole('button', { name: 'Continue with Google' })
    const divider = canvas.getByText('或')
    await expect(divider.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const submit = canvas.getByRole('button', { name: '登录 / 注册' })
    await expect(submit.compareDocumentPosition(divider)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('group', { name: '使用 Google 登录' })).toBeVisible()
  },
}

/** The script does not come: a line says so, and the other ways are there. */
export const Blocked: Story = {
  ...withGoogle(blockedGoogle),
  play: async ({ canvas }) => {
    await canvas.findByText('Google 登录暂时打不开，请用其他方式')
    await expect(canvas.getByRole('tab', { name: '验证码登录' })).toBeVisible()
  },
}

/** Not set up here: nothing speaks of it. */
export const Off: Story = {
  ...screen({ path: '/signin', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '登录 / 注册' })
    await expect(canvas.queryByText(/Google/)).toBeNull()
    await expect(canvas.queryByText('或')).toBeNull()
  },
}

export const Refused: Story = {
  ...withGoogle(fakeGoogle, { 'POST /api/auth/google': refuse(400, 'google_failed') }),
  play: async ({ canvas }) => {
    await pressGoogle(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Google 登录失败')
  },
}

/** The window gave no credential. */
export const NoCredential: Story = {
  ...withGoogle(emptyGoogle),
  play: async ({ canvas }) => {
    await pressGoogle(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Google 登录失败')
  },
}

/** The script cannot draw its button. */
export const Broken: Story = {
  ...withGoogle(brokenGoogle),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Google 登录失败')
    await canvas.findByText('Google 登录暂时打不开，请用其他方式')
  },
}

/** An answer without words, as from a proxy. */
export const Wordless: Story = {
  ...withGoogle(fakeGoogle, { 'POST /api/auth/google': refuse(502, 'server_error') }),
  play: async ({ canvas }) => {
    await pressGoogle(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Google 登录失败')
  },
}

/** An account with that e-mail proves its password once. */
export const Password: Story = {
  ...withGoogle(fakeGoogle, {
    'POST /api/auth/google': ({ body }) =>
      (body as { password?: string }).password === undefined
        ? refuse(409, 'google_password_needed')
        : refuse(401, 'invalid_credentials', { password: 'invalid_credentials' }),
  }),
  play: async ({ canvas }) => {
    await pressGoogle(canvas)
    await canvas.findByText(/这个邮箱已有账号。输入它的密码/)
    await userEvent.type(canvas.getByLabelText('密码'), 'Wrong-horse7{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription(/^邮箱或密码不正确/))
    await userEvent.click(canvas.getByRole('button', { name: '换一种方式' }))
    await canvas.findByRole('button', { name: 'Continue with Google' })
  },
}
