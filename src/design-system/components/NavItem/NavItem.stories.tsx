import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { NavItem } from './NavItem.tsx'

const meta = {
  title: 'Design system/Navigation/NavItem',
  component: NavItem,
  tags: ['stable'],
  args: { label: '复习', icon: <CalendarCheck />, to: '/reviews', onPreload: fn() },
  render: (args, context) => (
    <NavItem
      {...args}
      label={inLocale(context, { zh: '复习', en: 'Reviews' })}
      countLabel={inLocale(context, { zh: '12 个待复习', en: '12 due' })}
    />
  ),
} satisfies Meta<typeof NavItem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /复习|Reviews/ }))
    await expect(args.onPreload).toHaveBeenCalled()
  },
}

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

export const WithCount: Story = {
  args: { count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /12/ })).toBeVisible()
  },
}

export const InBar: Story = { args: { look: 'bar', count: 12, current: true } }

export const AllStates: Story = {
  tags: ['!test'],
  render: allStates({ default: meta, Default, Current, WithCount, InBar }),
}
