import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { allStates, dialogsInLine } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { guide } from './Dialog.guide.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './OpenDialog.tsx'

const words = {
  zh: { label: '单词', save: '添加' },
  en: { label: 'Words', save: 'Add' },
}
const texts = {
  zh: { title: '添加单词', closeLabel: '关闭' },
  en: { title: 'Add words', closeLabel: 'Close' },
}
const descriptions = { zh: '一行一个单词。', en: 'One word a line.' }

/** A page with a button that opens the dialog again. */
function Live({ open: first, onClose, label, save, ...dialog }: DialogProps & typeof words.zh) {
  const [open, setOpen] = useState(first)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{dialog.title}</Button>
      <Dialog {...dialog} open={open} onClose={close} actions={<Button onClick={close}>{save}</Button>}>
        <FormField label={label} rows={3} />
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Design system/Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs', 'stable'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, docs: { story: { inline: false, height: 420 } } },
  args: { ...texts.zh, open: true, role: 'dialog', description: '', onClose: fn() },
  argTypes: {
    description: { control: 'text' },
    children: { control: false },
    actions: { control: false },
  },
  render: (args, context) => (
    <Live key={String(args.open)} {...localizeArgs(context, args, texts)} {...inLocale(context, words)} />
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** The first field has the focus, Tab stays inside, and the page behind is out of reach. */
export const Default: Story = {
  play: async ({ canvas, ...context }) => {
    const { title, closeLabel } = inLocale(context, texts)
    const dialog = await canvas.findByRole('dialog', { name: title })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    for (const name of [inLocale(context, words).save, closeLabel]) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: closeLabel })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: title })).toBeNull()
  },
}

export const OpenAndClose: Story = {
  args: { open: false },
  play: async ({ canvas, ...context }) => {
    const { title, closeLabel } = inLocale(context, texts)
    const opener = canvas.getByRole('button', { name: title })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: title })
    await userEvent.type(canvas.getByRole('textbox'), 'oak')
    await expect(dialog).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: closeLabel }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** Screen readers read the description out with the title. */
export const Described: Story = {
  args: { description: descriptions.zh },
  render: (args, context) => (
    <Live
      {...localizeArgs(context, args, texts)}
      {...inLocale(context, words)}
      description={inLocale(context, descriptions)}
    />
  ),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('dialog')).toHaveAccessibleDescription(inLocale(context, descriptions))
  },
}

let goBack: () => void = () => undefined

/** Android's way back closes the dialog and leaves the page where it is. */
export const ClosedByTheWayBack: Story = {
  beforeEach: () => {
    const { CloseWatcher: Real } = window as unknown as { CloseWatcher: new () => { requestClose: () => void } }
    class ObservedWatcher extends Real {
      constructor() {
        super()
        goBack = () => this.requestClose()
      }
    }
    Reflect.set(window, 'CloseWatcher', ObservedWatcher)
    return () => Reflect.set(window, 'CloseWatcher', Real)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog')
    goBack()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The page behind neither scrolls nor moves aside when its scrollbar goes. */
export const PageStaysInPlace: Story = {
  args: { open: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const opener = canvas.getByRole('button', { name: inLocale(context, texts).title })
    const { left } = opener.getBoundingClientRect()
    await userEvent.click(opener)
    await canvas.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await expect(opener.getBoundingClientRect().left).toBe(left)
    await userEvent.keyboard('{Escape}')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll')
  },
}

/** A learner who selects text and releases the button past the edge keeps the dialog and what is typed; a press beside it closes. */
export const TextSelectedPastTheEdge: Story = {
  play: async ({ canvas }) => {
    const beside = (await canvas.findByRole('dialog')).parentElement ?? document.body
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'oak')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field },
      { target: beside },
      { keys: '[/MouseLeft]', target: beside },
    ])
    await fireEvent.click(beside)
    await expect(canvas.getByRole('textbox')).toHaveValue('oak')
    await userEvent.pointer({ keys: '[MouseLeft]', target: beside })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }

/** The lines of the ARIA pattern 'Dialog (Modal)' that no other story has; the page of accessibility has them all. */
export const AriaPattern: Story = {
  play: async ({ canvas, ...context }) => {
    const { title, closeLabel } = inLocale(context, texts)
    const dialog = await canvas.findByRole('dialog')
    // It is named by its visible title, and nothing describes it unless something is said.
    await expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')).toHaveTextContent(title)
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(dialog).toContainElement(canvas.getByRole('button', { name: closeLabel }))
    // Deviation: what lies behind is hidden, not `inert`.
    const opener = canvas.getByRole('button', { name: title, hidden: true })
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()
    await expect(opener.closest('[inert]')).toBeNull()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  decorators: [dialogsInLine],
  render: allStates({
    default: meta,
    Default,
    OpenAndClose,
    Described,
    ClosedByTheWayBack,
    PageStaysInPlace,
    TextSelectedPastTheEdge,
    OnPhone,
    AriaPattern,
  }),
}
