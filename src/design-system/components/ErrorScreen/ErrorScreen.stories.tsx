import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './ErrorScreen.guide.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const texts = {
  zh: { title: '出了点问题', children: '你的进度已经保存好了。', retryLabel: '再试一次' },
  en: { title: 'Something went wrong', children: 'Your progress is safe.', retryLabel: 'Try Again' },
}

const meta = {
  title: 'Design system/Feedback/ErrorScreen',
  component: ErrorScreen,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, onRetry: fn() },
  argTypes: { children: { control: 'text' }, home: { control: false } },
  render: (args, context) => (
    <ErrorScreen
      {...localizeArgs(context, args, texts)}
      home={{ label: inLocale(context, { zh: '回首页', en: 'Go Home' }), to: '/home' }}
    />
  ),
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, ...context }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts).retryLabel }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/home')
  },
}

export const PartOfAScreen: Story = {
  render: (args, context) => <ErrorScreen {...localizeArgs(context, args, texts)} />,
}

const offlineTexts = {
  zh: { title: '你现在离线，联网后才能打开这里。', children: undefined, retryLabel: '再试一次' },
  en: { title: 'You are offline. This needs a connection.', children: undefined, retryLabel: 'Try Again' },
}

/** Nothing is wrong but the connection: it tries again by itself when that is back. */
export const Offline: Story = {
  args: { offline: true },
  render: (args, context) => <ErrorScreen {...args} {...inLocale(context, offlineTexts)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, PartOfAScreen, Offline }),
}
