import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates, dialogsInLine } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './ConfirmDialog.guide.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const texts = {
  zh: {
    title: '离开这一关？',
    children: '已经答对的单词会记住，这一关的星星还没有。',
    confirmLabel: '离开',
    cancelLabel: '继续玩',
  },
  en: {
    title: 'Leave this level?',
    children: 'The words you knew are remembered. The stars of this level are not earned yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep playing',
  },
}
const deletion = {
  zh: {
    title: '删除账号？',
    children: '学习记录会在 30 天后永久删除。',
    confirmLabel: '删除',
    cancelLabel: '保留账号',
  },
  en: {
    title: 'Delete your account?',
    children: 'Your records are gone for good after 30 days.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep my account',
  },
}

const meta = {
  title: 'Design system/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'stable'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, docs: { story: { inline: false, height: 420 } } },
  args: { ...texts.zh, open: true, danger: false, loading: false, onConfirm: fn(), onCancel: fn() },
  argTypes: { children: { control: 'text' } },
  render: (args, context) => <ConfirmDialog {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, ...context }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts).confirmLabel }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const Danger: Story = {
  args: { ...deletion.zh, danger: true },
  render: (args, context) => <ConfirmDialog {...localizeArgs(context, args, deletion)} />,
  play: async ({ canvas, ...context }) => {
    const { title, children, cancelLabel } = inLocale(context, deletion)
    await expect(canvas.getByRole('alertdialog', { name: title })).toHaveAccessibleDescription(children)
    // What does no harm has the focus.
    await expect(canvas.getAllByRole('button', { name: cancelLabel })[0]).toHaveFocus()
  },
}

export const Loading: Story = { args: { loading: true } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  decorators: [dialogsInLine],
  render: allStates({ default: meta, Default, Danger, Loading }),
}
