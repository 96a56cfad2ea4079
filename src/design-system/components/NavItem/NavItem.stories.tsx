import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { localizeArgs } from '#tests/stories'
import { guide } from './NavItem.guide.tsx'
import { NavItem } from './NavItem.tsx'

const texts = {
  zh: { label: '复习', countLabel: '12 个待复习' },
  en: { label: 'Reviews', countLabel: '12 due' },
}

const meta = {
  title: 'Design system/Navigation/NavItem',
  component: NavItem,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    ...texts.zh,
    icon: <CalendarCheck />,
    to: '/reviews',
    current: false,
    look: 'side',
    count: 0,
    onPreload: fn(),
  },
  argTypes: { icon: { control: false } },
  render: (args, context) => <NavItem {...localizeArgs(context, args, texts)} />,
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
