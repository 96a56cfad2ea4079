import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './NotFound.guide.tsx'
import { NotFound } from './NotFound.tsx'

const texts = {
  zh: { title: '页面不存在', children: '地址可能写错了，或者这一页搬走了。' },
  en: { title: 'Page Not Found', children: 'The address may be wrong, or the page has moved.' },
}
const home = { zh: { label: '回首页', to: '/home' }, en: { label: 'Go Home', to: '/home' } }

const meta = {
  title: 'Design system/Feedback/NotFound',
  component: NotFound,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, home: home.zh },
  argTypes: { children: { control: 'text' }, home: { control: false } },
  render: (args, context) => <NotFound {...localizeArgs(context, args, texts)} home={inLocale(context, home)} />,
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('link', { name: inLocale(context, home).label })).toHaveAttribute('href', '/home')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
