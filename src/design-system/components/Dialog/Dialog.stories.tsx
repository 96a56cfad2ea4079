import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Dialog } from './Dialog.tsx'

const texts = {
  zh: { open: '添加单词', label: '单词', save: '添加', close: '关闭' },
  en: { open: 'Add words', label: 'Words', save: 'Add', close: 'Close' },
}

function Live({ words, first }: { words: typeof texts.zh; first: boolean }) {
  const [open, setOpen] = useState(first)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.open}
        closeLabel={words.close}
        actions={<Button onClick={() => setOpen(false)}>{words.save}</Button>}
      >
        <FormField label={words.label} rows={3} />
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  // What covers the page gets a page of its own in the documentation.
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: { open: true, onClose: fn(), title: '添加单词', closeLabel: '关闭', children: null },
  render: ({ open }, context) => <Live words={inLocale(context, texts)} first={open} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpenAndClose: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /添加单词/ })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: /添加单词/ })
    await userEvent.type(canvas.getByRole('textbox'), 'oak')
    await expect(dialog).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /关闭/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** A learner who selects text and releases the button past the edge keeps the dialog and what is typed; a press beside it closes. */
export const TextSelectedPastTheEdge: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'oak')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await fireEvent.click(dialog)
    await expect(canvas.getByRole('textbox')).toHaveValue('oak')
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const AllStates: Story = {
  tags: ['!test'],
  render: allStates({ default: meta, Default, OpenAndClose, TextSelectedPastTheEdge, OnPhone }),
}
