import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allStates, dialogsInLine } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './UpdateDialog.guide.tsx'
import { UpdateDialog } from './UpdateDialog.tsx'
import type { UpdateDialogProps } from './UpdateDialog.tsx'

const texts = {
  zh: {
    title: '有新版本了！现在刷新吗？',
    text: '刷新只要几秒钟。玩到一半的关卡会留着。',
    reloadLabel: '刷新',
    laterLabel: '等一下',
  },
  en: {
    title: 'New version available! Reload to update?',
    text: 'It takes a few seconds. A level you are playing is kept.',
    reloadLabel: 'Reload',
    laterLabel: 'Later',
  },
}

function Live({ onLater, ...props }: UpdateDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <UpdateDialog
      {...props}
      open={open}
      onLater={() => {
        setOpen(false)
        onLater()
      }}
    />
  )
}

const meta = {
  title: 'Design system/Feedback/UpdateDialog',
  component: UpdateDialog,
  tags: ['autodocs', 'new'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, docs: { story: { inline: false, height: 420 } } },
  args: { ...texts.zh, open: true, onReload: fn(), onLater: fn() },
  render: (args, context) => <Live key={String(args.open)} {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof UpdateDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { title, text, reloadLabel } = inLocale(context, texts)
    await expect(canvas.getByRole('dialog', { name: title })).toHaveTextContent(text)
    await expect(canvas.getByRole('button', { name: reloadLabel })).toBeEnabled()
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}

/** The page is about to go: the button takes no second press. */
export const Reloading: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const reload = canvas.getByRole('button', { name: inLocale(context, texts).reloadLabel })
    await userEvent.click(reload)
    await userEvent.click(reload)
    await expect(args.onReload).toHaveBeenCalledOnce()
    await expect(reload).toHaveAttribute('aria-busy', 'true')
  },
}

export const Later: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const [later] = canvas.getAllByRole('button', { name: inLocale(context, texts).laterLabel })
    later?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onLater).toHaveBeenCalledOnce()
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  decorators: [dialogsInLine],
  render: allStates({ default: meta, Default, Reloading, Later, Phone }),
}
