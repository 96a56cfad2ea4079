import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { reminderKinds } from '#contract/notification-limits'
import { settingsSections } from '#contract/settings-sections'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'

const meta = { title: 'Screens/Settings', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const longAddress = 'lin.xiaoyu.studies.english@mail.example.com'

export const Default: Story = {
  ...screen({ path: '/settings', as: 'user' }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^(设置|Settings)$/ }))
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      settingsSections.map((section) => `/settings/${section}`),
    )
    await expect(list.getByText('138****8000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(退出登录|Log out)$/ })).toBeVisible()
  },
}

/** An account with nothing filled in yet, and without reminders: each missing thing says so. */
export const Empty: Story = {
  ...screen({
    path: '/settings',
    as: 'user',
    api: { 'GET /api/user': someUser({ email: null, phone: null, muted_notifications: [...reminderKinds] }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(还没有设置邮箱|No e-mail address yet)$/)
    await expect(canvas.getByText(/^(已关闭提醒|Reminders are turned off)$/)).toBeVisible()
    await expect(canvas.getByText(/^(还没有设置手机号|No phone number yet)$/)).toBeVisible()
  },
}

/** On a phone the language and the way out stand under the thumb, however far the list has been scrolled; a long address breaks at its dots and its @. */
export const OnPhone: Story = {
  ...screen({ path: '/settings', as: 'user', api: { 'GET /api/user': someUser({ email: longAddress }) } }),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context)
    const out = context.canvas.getByRole('button', { name: /^(退出登录|Log out)$/ })
    await expect(out.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const address = context.canvas.getByText(longAddress)
    await expect(address.querySelectorAll('wbr')).toHaveLength(6)
    await fitsWindow()
    for (const link of context.canvas.getAllByRole('link', { name: /手机号|Phone number/ }))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** One of the short pages: its name is in the title of the window, and the way back leads to the list. */
export const Account: Story = {
  ...screen({ path: '/settings/account', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(账户|Account)$/ })
    await expect(await canvas.findByText('GROVE7Q2')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^(账户 · 词林|Account · Wordgrove)$/))
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('link', { name: /^(设置|Settings)$/ }))
    await canvas.findByRole('heading', { level: 1, name: /^(设置|Settings)$/ })
    await waitFor(() => expect(document.title).toMatch(/^(设置 · 词林|Settings · Wordgrove)$/))
  },
}

/** The phone number has a page of its own. */
export const Phone: Story = {
  ...screen({ path: '/settings/phone', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(手机号|Phone number)$/ })
    await expect(await canvas.findByText('138****8000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(更换手机号|Change phone number)$/ })).toBeVisible()
  },
}

/** Eye protection covers the appearance while it is on, and says so. */
export const EyeProtection: Story = {
  ...screen({ path: '/settings/eye-protection', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(护眼与外观|Eye protection and appearance)$/ })
    const main = within(canvas.getByRole('main'))
    await main.findByRole('switch', { name: /^(护眼模式|Eye protection)$/ })
    await expect(main.getByRole('group', { name: /^(外观|Appearance)$/ })).toBeVisible()
  },
}

/** An address that no page of the settings has leads to their list. */
export const UnknownSection: Story = {
  ...screen({ path: '/settings/nothing', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(设置|Settings)$/ })
    await expect(await canvas.findByText('138****8000')).toBeVisible()
  },
}

/** A choice is kept at once and says so. */
export const Saved: Story = {
  ...screen({ path: '/settings/learning', as: 'user' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '双语' }))
    await canvas.findByText('已保存到服务器，12:03')
    await expect(canvas.getByRole('radio', { name: '双语' })).toBeChecked()
  },
}

/** Contacts see how long one speaks only after this press. */
export const SpokenTime: Story = {
  ...screen({ path: '/settings/data', as: 'user' }),
  play: async ({ canvas }) => {
    const shares = await canvas.findByRole('switch', { name: '让联系人看到我的开口时长' })
    await expect(shares).not.toBeChecked()
    await userEvent.click(shares)
    await canvas.findByText('已保存到服务器，12:03')
    await expect(shares).toBeChecked()
  },
}

/** A choice that could not be kept goes back and says why. */
export const NotSaved: Story = {
  ...screen({ path: '/settings/learning', as: 'user', api: { 'PUT /api/user': refuse(503, 'database_unavailable') } }),
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
    await canvas.findByRole('link', { name: /^登录与安全/ })
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    await expect(canvas.getByRole('link', { name: /^Sign-in and security/ })).toBeVisible()
    await expect(document.documentElement.lang).toBe('en')
    await expect(localStorage.getItem('i18nextLng')).toBe('en')
    await userEvent.click(
      canvas.getAllByRole('radio', { name: '中文' })[0] ?? canvas.getByRole('radio', { name: '中文' }),
    )
    await canvas.findByRole('heading', { level: 1, name: '设置' })
    localStorage.removeItem('i18nextLng')
  },
}

/** A guest sees the choices that need no account, and how to keep the progress. */
export const Locked: Story = {
  ...screen({ path: '/settings', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在以游客身份使用|here as a guest/)
    const list = within(await canvas.findByRole('list', { name: /^(设置|Settings)$/ }))
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/settings/eye-protection',
      '/settings/learning',
      '/settings/keys',
    ])
    await expect(canvas.queryByRole('button', { name: /^(退出登录|Log out)$/ })).toBeNull()
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
