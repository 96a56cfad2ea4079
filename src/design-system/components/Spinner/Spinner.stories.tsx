import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  render: (args, context) => <Spinner {...args} label={inLocale(context, { zh: '正在加载', en: 'Loading' })} />,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/)
  },
}

export const Large: Story = { args: { size: 'large' } }

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Large }) }
