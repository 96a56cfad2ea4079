import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { NotFound } from './NotFound.tsx'

const texts = {
  zh: { title: '页面不存在', children: '地址可能写错了，或者这一页搬走了。', home: '回首页' },
  en: { title: 'Page Not Found', children: 'The address may be wrong, or the page has moved.', home: 'Go Home' },
}

const meta = {
  title: 'Design system/Feedback/NotFound',
  component: NotFound,
  tags: ['stable'],
  args: { title: texts.zh.title, home: { label: texts.zh.home, to: '/home' } },
  render: (args, context) => {
    const { home, ...words } = inLocale(context, texts)
    return <NotFound {...args} {...words} home={{ label: home, to: '/home' }} />
  },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /回首页/ })).toHaveAttribute('href', '/home')
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default }) }
