import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Settings', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...screen({ path: '/settings', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(登录与安全|Sign-in and security)$/ })
    for (const name of [/^(护眼|Your eyes)$/, /^(账户|Account)$/, /^(手机号|Phone number)$/])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(canvas.getByText('138****8000')).toBeVisible()
    await expect(canvas.getByText('GROVE7Q2')).toBeVisible()
  },
}

/** An account with nothing filled in yet: each missing thing says so. */
export const Empty: Story = {
  ...screen({ path: '/settings', as: 'user', api: { 'GET /api/user': someUser({ email: null, phone: null }) } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^(未设置|Not set)$/)).toHaveLength(2))
  },
}

/** A choice is kept at once and says so. */
export const Saved: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '双语' }))
    await canvas.findByText('已保存')
    await expect(canvas.getByRole('radio', { name: '双语' })).toBeChecked()
  },
}

/** Contacts see how long one speaks only after this press. */
export const SpokenTime: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const shares = await canvas.findByRole('switch', { name: '让联系人看到我的开口时长' })
    await expect(shares).not.toBeChecked()
    await userEvent.click(shares)
    await canvas.findByText('已保存')
    await expect(shares).toBeChecked()
  },
}

/** A choice that could not be kept goes back and says why. */
export const NotSaved: Story = {
  ...screen({ path: '/settings', as: 'user', api: { 'PUT /api/user': refuse(503, 'database_unavailable') } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '双语' }))
    await canvas.findByText('服务暂时不可用，请稍后再试')
    const meanings = within(canvas.getByRole('group', { name: '单词释义' }))
    await waitFor(() => expect(meanings.getByRole('radio', { name: '自动' })).toBeChecked())
  },
}

/** The language changes in place, on every part of the screen. */
export const ChangeLanguage: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '登录与安全' })
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    await expect(document.documentElement.lang).toBe('en')
    await expect(localStorage.getItem('i18nextLng')).toBe('en')
    await userEvent.click(
      canvas.getAllByRole('radio', { name: '中文' })[0] ?? canvas.getByRole('radio', { name: '中文' }),
    )
    await canvas.findByRole('heading', { level: 1, name: '设置' })
    localStorage.removeItem('i18nextLng')
  },
}

/** A guest sees the choices, and how to keep the progress. */
export const Locked: Story = {
  ...screen({ path: '/settings', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在以游客身份使用|here as a guest/)
  },
}

export const Loading: Story = {
  ...screen({ path: '/settings', as: 'user', api: { 'GET /api/user': never } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^(正在加载账户信息|Loading your account)/)).length).toBeGreaterThan(0)
  },
}

/** Offline at the start: the token stays, and trying again is offered. */
export const Error: Story = {
  ...screen({ path: '/settings', as: 'user', api: { 'GET /api/user': offline } }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/^(网络错误，请检查网络连接。|Network error\. Please check your connection\.)$/))
        .length,
    ).toBeGreaterThan(0)
    await expect(localStorage.getItem('token')).toBe('story-user')
  },
}
