import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Text } from '../Text/Text.tsx'
import { guide } from './TextLink.guide.tsx'
import { TextLink } from './TextLink.tsx'

const texts = { zh: { children: '隐私政策' }, en: { children: 'privacy policy' } }

const meta = {
  title: 'Design system/Actions/TextLink',
  component: TextLink,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, to: '/privacy', newTab: false },
  argTypes: { children: { control: 'text' } },
  render: (args, context) => <TextLink {...localizeArgs(context, args, texts)} />,
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
      <TextLink {...localizeArgs(context, args, texts)} />
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

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Inside, NewTab }),
}
