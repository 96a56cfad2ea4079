/** Which fields of a form must be filled in: the input says it to a screen reader, the label shows a star. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { someOffer } from '#tests/story-billing'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Everywhere/Required fields', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const inputsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(
    ({ type, labels }) => type !== 'radio' && type !== 'checkbox' && labels?.length,
  )
const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? ''
const isMarked = ({ labels }: HTMLInputElement) => labels?.[0]?.hasAttribute('data-required') ?? false

/** Waits for a form with these required fields and no others; each is marked. */
async function expectRequired(root: HTMLElement, names: readonly string[]): Promise<void> {
  await waitFor(() =>
    expect(
      inputsOf(root)
        .filter(({ required }) => required)
        .map(nameOf),
    ).toEqual(names),
  )
  for (const input of inputsOf(root)) await expect(isMarked(input)).toBe(input.required)
}

/** Phone and code; then phone, e-mail and password. */
export const Default: Story = {
  ...screen({ path: '/signin', as: 'visitor' }),
  play: async ({ canvas, canvasElement }) => {
    await expectRequired(canvasElement, ['手机号', '验证码'])
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))
    await expectRequired(canvasElement, ['手机号', '验证码', '手机号', '密码'])
    await userEvent.click(canvas.getByRole('radio', { name: '邮箱' }))
    await expectRequired(canvasElement, ['手机号', '验证码', '邮箱', '密码'])
  },
}

/** An invite code is nobody's duty. */
export const SigningUp: Story = {
  ...screen({ path: '/signup', as: 'visitor' }),
  play: ({ canvasElement }) => expectRequired(canvasElement, ['手机号', '验证码', '用户名', '邮箱', '设置密码']),
}

export const ForgottenPassword: Story = {
  ...screen({ path: '/reset-password', as: 'visitor' }),
  play: ({ canvasElement }) => expectRequired(canvasElement, ['邮箱']),
}

/** The card, and the e-mail for the receipt; a phone number may be left out. */
export const Payment: Story = {
  ...screen({ path: '/vip/pay?plan=yearly', as: 'user', api: { 'GET /api/payment/plans': someOffer() } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /银行卡/ }))
    await expectRequired(canvasElement, ['卡号', '有效期', '安全码', '持卡人姓名'])
  },
}

export const Feedback: Story = {
  ...screen({ path: '/feedback', as: 'user', api: { 'GET /api/tickets': { items: [] } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inputsOf(canvasElement).filter(({ required }) => required)).toHaveLength(1))
    for (const input of inputsOf(canvasElement)) await expect(isMarked(input)).toBe(input.required)
  },
}
