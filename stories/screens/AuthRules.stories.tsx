/** Small rules of the page for signing in. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Sign in and up/Rules', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const openPasswordForm = async (canvas: Canvas, kind: string) => {
  await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }))
  await userEvent.click(canvas.getByRole('radio', { name: kind }))
}
const submit = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '登录' }))

/** Phone and password: both are asked for. */
export const Default: Story = {
  ...screen({ path: '/signin', as: 'visitor' }),
  play: async ({ canvas }) => {
    await openPasswordForm(canvas, '手机号')
    await submit(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription('请输入手机号'),
    )
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码')
  },
}

/** E-mail and password: both are asked for. */
export const Email: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await openPasswordForm(canvas, '邮箱')
    await submit(canvas)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription('请输入邮箱'))
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码')
  },
}

/** A password that is only typed again shows no rules, and can be looked at. */
export const TypedPassword: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await openPasswordForm(canvas, '邮箱')
    const field = canvas.getByLabelText('密码')
    await userEvent.type(field, 'short')
    await expect(canvas.queryByText(/至少 8 个字符|未满足|已满足/)).toBeNull()
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** The agreement and the privacy policy that a sign-in accepts. */
export const Agreement: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await canvas.findByText(/登录或注册即表示同意/)
    await expect(canvas.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('href', '/terms')
    await expect(canvas.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/privacy')
  },
}

/** How far the clock of the page is ahead, in milliseconds. */
let ahead = 0
const withClock = screen({
  path: '/signin',
  as: 'visitor',
  api: { 'POST /api/auth/phone/send-code': { retry_after: 60 } },
})

/** The button waits sixty seconds; then the code can be sent again. */
export const CodeAgain: Story = {
  ...withClock,
  beforeEach: async (context) => {
    const { now } = Date
    ahead = 0
    Date.now = () => now.call(Date) + ahead
    const release = await withClock.beforeEach(context)
    return () => {
      Date.now = now
      release()
    }
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('手机号'), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    const button = await canvas.findByRole('button', { name: '60 秒' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    ahead = 30_000
    await waitFor(() => expect(button).toHaveAccessibleName(/^[123]\d 秒$/))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    ahead = 60_000
    const again = await canvas.findByRole('button', { name: '重新发送' })
    await expect(again).toHaveAttribute('aria-disabled', 'false')
  },
}

const sheetOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('section') ?? canvasElement)

/** At 768 px and narrower the page itself is the sheet. */
export const Compact: Story = {
  ...Default,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(window.innerWidth).toBe(768)
    await expect(sheetOf(canvasElement).borderStyle).toBe('none')
  },
}

/** Wider, the form is a sheet on the page. */
export const Wide: Story = {
  ...Default,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(sheetOf(canvasElement).borderStyle).toBe('solid')
  },
}
