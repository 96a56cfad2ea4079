import type { Meta, StoryObj } from '@storybook/react-vite'
import { Droplets } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './NavItem.guide.tsx'
import { NavItem } from './NavItem.tsx'
import { OutlineItem } from './OutlineItem.tsx'

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
    icon: <Droplets />,
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

/** In the bar above the page: the name has the count, the place stays as wide as it was. */
export const AsIcon: Story = {
  args: { look: 'icon', count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(复习, 12 个待复习|Reviews, 12 due)$/ })).toHaveTextContent('12')
  },
}

const pages = {
  zh: [
    { label: '第一页', countLabel: '20 个单词' },
    { label: '第二页', countLabel: '12 个单词' },
  ],
  en: [
    { label: 'Page 1', countLabel: '20 words' },
    { label: 'Page 2', countLabel: '12 words' },
  ],
}
const goNowhere = () => undefined

export const Outline: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack component="ul">
      {inLocale(context, pages).map((page, index) => (
        <Stack key={page.label} component="li" direction="row">
          <OutlineItem
            {...page}
            count={index === 0 ? '20' : '12'}
            to={`/${index}`}
            current={index === 0}
            onGo={goNowhere}
          />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas, ...context }) => {
    const name = inLocale(context, { zh: '第一页 20 个单词', en: 'Page 1 20 words' })
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Current, WithCount, InBar, AsIcon, Outline }),
}
