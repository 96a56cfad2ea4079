import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Text } from '../Text/Text.tsx'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Design system/Actions/TextLink',
  component: TextLink,
  tags: ['stable'],
  args: { children: '隐私政策', to: '/privacy' },
  render: (args, context) => (
    <TextLink {...args}>{inLocale(context, { zh: '隐私政策', en: 'privacy policy' })}</TextLink>
  ),
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy')
  },
}

export const Inside: Story = {
  render: (args, context) => (
    <Text>
      {inLocale(context, { zh: '登录即表示你同意', en: 'By signing in you agree to our ' })}
      <TextLink {...args}>{inLocale(context, { zh: '隐私政策', en: 'privacy policy' })}</TextLink>
      {inLocale(context, { zh: '。', en: '.' })}
    </Text>
  ),
}

export const NewTab: Story = {
  args: { to: undefined, href: 'https://example.com/', newTab: true },
  render: (args, context) => (
    <TextLink {...args}>{inLocale(context, { zh: '示例网站（新窗口）', en: 'example site (new tab)' })}</TextLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Inside, NewTab }) }
