import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { SettingsSection } from '#contract/settings-sections'
import { someConfig, someReauth, someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { fakeGoogle } from '#tests/story-google'
import { localVoice, remoteVoice, spokenTexts, withVoices } from '#tests/story-voices'

/** Parts of the settings: profile, voice and sound, goals, Google, one's own data. */
const meta = { title: 'Screens/Settings/Part by part', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const settings = (section: SettingsSection, api: ScreenSetup['api'] = {}) =>
  screen({ path: `/settings/${section}`, as: 'user', api })

/** A green square as a picture of oneself. */
const square =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%228%22 height=%228%22%3E%3Crect width=%228%22 height=%228%22 fill=%22%231B7A4B%22/%3E%3C/svg%3E'

const picture = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'me.png', { type })

export const Default: Story = {
  ...settings('account', { 'GET /api/user': someUser({ avatar: square }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '个人资料' })
    await expect(canvas.getByRole('heading', { level: 2, name: '账户信息' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '移除' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存用户名' })).toBeDisabled()
  },
}

export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '个人资料' })
  },
}

/** Each kind of notification is turned off by itself. */
export const Notifications: Story = {
  ...settings('notifications', { 'GET /api/user': someUser({ muted_notifications: ['report_mended'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '我指出的错误改好了' })).not.toBeChecked()
    const requests = canvas.getByRole('switch', { name: '有人想加我为联系人' })
    await expect(requests).toBeChecked()
    await userEvent.click(requests)
    await waitFor(() => expect(requests).not.toBeChecked())
    await expect(canvas.getByRole('switch', { name: '客服回复了我' })).toBeChecked()
  },
}

/** Presence is hidden until it is shown, and it says what showing it means. */
export const Presence: Story = {
  ...settings('data'),
  play: async ({ canvas }) => {
    const presence = await canvas.findByRole('switch', { name: '让联系人看到我在不在' })
    await expect(presence).not.toBeChecked()
    await expect(presence).toHaveAccessibleDescription(/双方都打开/)
    await userEvent.click(presence)
    await waitFor(() => expect(presence).toBeChecked())
  },
}

const renewing = {
  plan: 'monthly',
  auto_renew: true,
  ends_at: '2027-05-10T04:00:00.000Z',
  renews_at: '2027-04-04T04:00:00.000Z',
  price_cents: 2999,
} as const

/** It renews on the day of the charge; when that is ended VIP stays to its own end, which may be later. */
export const VipRenews: Story = {
  ...settings('account', {
    'GET /api/user': someUser({ is_vip: true, vip_until: renewing.ends_at }),
    'GET /api/payment/subscription': { subscription: renewing },
    'POST /api/payment/subscription/cancel': { subscription: { ...renewing, auto_renew: false, renews_at: null } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2027年4月4日.*自动续费/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消续费' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/VIP 会用到 2027年5月10日/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '取消续费' }))
    await canvas.findByText(/不会自动续费/)
  },
}

/** A file that is no picture, or too large a one, is refused before it is sent. */
export const PictureRefused: Story = {
  ...settings('account', { 'POST /api/user/avatar': refuse(400, 'picture_broken') }),
  play: async ({ canvas }) => {
    const field = await canvas.findByTestId('avatar-file')
    const upload = (file: File) => userEvent.upload(field, file, { applyAccept: false })
    await upload(picture(10, 'image/gif'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请选择 PNG、JPEG 或 WebP 图片')
    await upload(picture(2 * 1024 * 1024 + 1, 'image/png'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('图片不能超过 2 MB'))
    await upload(picture(10, 'image/png'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('这张图片无法读取，请换一张'))
  },
}

/** A name that somebody has, or that cannot be, is refused at its field. */
export const NameTaken: Story = {
  ...settings('account', { 'PUT /api/user': refuse(400, 'username_taken', { username: 'username_taken' }) }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('用户名')
    await userEvent.clear(name)
    await userEvent.type(name, '小明')
    await userEvent.click(canvas.getByRole('button', { name: '保存用户名' }))
    await expect(name).toHaveAccessibleDescription(/用户名只能包含/)
    await userEvent.clear(name)
    await userEvent.type(name, 'ann{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('这个用户名已被使用'))
  },
}

/** 'I can't listen now' says until when. */
export const Quiet: Story = {
  ...settings('sound', { 'GET /api/user': someUser({ quiet_until: '2026-03-04T05:00:00Z', no_listening: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '现在不方便听' })).toBeChecked()
    await canvas.findByText(/^到 .+ 为止不出听力题$/)
  },
}

/** Whether words are said aloud is remembered by the device; 'I can't speak now' says until when. */
export const Speaking: Story = {
  ...settings('sound', { 'GET /api/user': someUser({ cannot_speak_until: '2026-03-04T05:00:00Z' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '现在不方便说' })).toBeChecked()
    await canvas.findByText(/之前没有要开口的题$/)
    const choice = canvas.getByRole('switch', { name: '开口说单词' })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(localStorage.getItem('microphone')).toBe('given')
    await userEvent.click(choice)
    await expect(localStorage.getItem('microphone')).toBe('refused')
  },
}

/** The device has a voice of its own: it may be heard, and chosen for this device. One that sends words to a service is not offered. */
export const DeviceVoice: Story = {
  ...withVoices(settings('sound'), [localVoice, remoteVoice]),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch', { name: '用本机的语音' })
    await expect(choice).not.toBeChecked()
    await expect(choice).toHaveAccessibleDescription(/由本机的 Daniel 朗读/)
    await userEvent.click(canvas.getByRole('button', { name: '试听' }))
    await expect(spokenTexts()).toEqual([['Daniel', 'The weather is lovely, and the children are reading together.']])
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
    await expect(localStorage.getItem('deviceVoice')).toBe('true')
    await userEvent.click(choice)
    await expect(localStorage.getItem('deviceVoice')).toBe('false')
  },
}

/** No voice works on the device itself: the choice stays off, even where it was made before, and there is nothing to hear. */
export const NoDeviceVoice: Story = {
  ...withVoices(settings('sound'), [remoteVoice], 'true'),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch', { name: '用本机的语音' })
    await expect(choice).toBeDisabled()
    await expect(choice).not.toBeChecked()
    await expect(choice).toHaveAccessibleDescription(/没有自带的英语语音/)
    await expect(canvas.queryByRole('button', { name: '试听' })).toBeNull()
  },
}

/** Choices are kept as they are made. */
export const Kept: Story = {
  ...settings('sound'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '英音' }))
    await canvas.findByText('已保存到服务器，12:03')
    await expect(canvas.getByRole('radio', { name: '英音' })).toBeChecked()
  },
}

/** A goal is kept as it is chosen. */
export const GoalKept: Story = {
  ...settings('learning'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '学习目标' })
    await userEvent.selectOptions(canvas.getByLabelText('每周目标'), '80')
    await waitFor(() => expect(canvas.getByLabelText('每周目标')).toHaveValue('80'))
  },
}

/** Before an account is closed it is asked whether, and then who asks. */
export const AskedBeforeDeletion: Story = {
  ...settings('data', { 'DELETE /api/user': refuse(403, 'reauth_required') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除账号' }))
    const sure = within(await canvas.findByRole('alertdialog', { name: '要删除账号吗？' }))
    await expect(sure.getByText(/14 天内再次登录，一切都会恢复/)).toBeVisible()
    await userEvent.click(sure.getByRole('button', { name: '删除账号' }))
    await canvas.findByRole('dialog', { name: '请确认是你本人' })
  },
}

export const Closed: Story = {
  ...settings('data', { 'DELETE /api/user': { erased_at: '2026-03-18T04:00:00Z' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除账号' }))
    const sure = within(await canvas.findByRole('alertdialog', { name: '要删除账号吗？' }))
    await userEvent.click(sure.getByRole('button', { name: '删除账号' }))
    const closed = within(await canvas.findByRole('dialog', { name: '账号已关闭' }))
    await expect(closed.getByText(/在 2026年3月18日之前登录一次/)).toBeVisible()
  },
}

export const Exported: Story = {
  ...settings('data', { 'GET /api/user/reauth': someReauth({ fresh_until: '2099-01-01T00:00:00Z' }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出我的数据' }))
    await canvas.findByText('已导出，请查看下载的文件')
  },
}

/** Settings where Google is configured. */
function withGoogle(section: SettingsSection, api: ScreenSetup['api']) {
  const shown = settings(section, {
    'GET /api/config': someConfig({
      sign_in: { email: true, phone: true, google: 'story.apps.googleusercontent.com' },
    }),
    'GET /api/auth/google/nonce': { nonce: 'story-nonce' },
    'GET /api/user/reauth': someReauth({ fresh_until: '2099-01-01T00:00:00Z' }),
    ...api,
  })
  return {
    ...shown,
    beforeEach: async (context: Parameters<typeof shown.beforeEach>[0]) => {
      const takeAway = fakeGoogle()
      const release = await shown.beforeEach(context)
      return () => {
        release()
        takeAway()
      }
    },
  }
}

export const LinkGoogle: Story = {
  ...withGoogle('security', {
    'GET /api/user/google': { email: null },
    'POST /api/user/google': refuse(409, 'google_linked_elsewhere'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关联' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '关联 Google 账号' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue with Google' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('这个 Google 账号已关联另一个账号')
  },
}

export const UnlinkGoogle: Story = {
  ...withGoogle('security', {
    'GET /api/user/google': { email: 'xiaoyu@gmail.example' },
    'DELETE /api/user/google': refuse(409, 'last_way_in'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('xiaoyu@gmail.example')
    await userEvent.click(canvas.getByRole('button', { name: '取消关联' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '取消关联 Google 账号？' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消关联' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这是你唯一的登录方式')
  },
}

/** Whoever came by Google proves it by Google. */
export const ProvenByGoogle: Story = {
  ...withGoogle('data', {
    'GET /api/user/google': { email: 'xiaoyu@gmail.example' },
    'GET /api/user/reauth': someReauth({ way: 'google' }),
    'DELETE /api/user': refuse(403, 'reauth_required'),
    'POST /api/user/reauth/google': refuse(400, 'google_other_account', { credential: 'google_other_account' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除账号' }))
    const sure = within(await canvas.findByRole('alertdialog', { name: '要删除账号吗？' }))
    await userEvent.click(sure.getByRole('button', { name: '删除账号' }))
    const proof = within(await canvas.findByRole('dialog', { name: '请确认是你本人' }))
    await userEvent.click(await proof.findByRole('button', { name: 'Continue with Google' }))
    await expect(await proof.findByRole('alert')).toHaveTextContent('请用已关联的那个 Google 账号')
  },
}
