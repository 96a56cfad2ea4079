import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/About', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The works of others, each with its notice. */
export const Default: Story = {
  ...screen({ path: '/about', as: 'visitor' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('WordNet 3.1'))
    await expect(canvas.getByText(/Princeton University makes no representations/)).toBeVisible()
  },
}

export const Terms: Story = {
  ...screen({ path: '/terms', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '用户协议' })
  },
}

export const Privacy: Story = {
  ...screen({ path: '/privacy', as: 'visitor' }),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })
  },
}

/** An address that nothing lives at. */
export const PageNotFound: Story = {
  ...screen({ path: '/no-such-page', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '页面不存在' })
    await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/home')
  },
}
