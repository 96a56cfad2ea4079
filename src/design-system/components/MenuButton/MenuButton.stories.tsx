import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './MenuButton.guide.tsx'
import { MenuButton } from './MenuButton.tsx'

const texts = {
  zh: { label: '“fox”的更多操作', edit: '编辑', remove: '删除' },
  en: { label: 'More for fox', edit: 'Edit', remove: 'Delete' },
}
const edit = fn()
const remove = fn()

const meta = {
  title: 'Design system/Actions/MenuButton',
  component: MenuButton,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { label: texts.zh.label, children: <EllipsisVertical />, items: [], onOpen: fn() },
  argTypes: { children: { control: false } },
  render: (args, context) => {
    const words = inLocale(context, texts)
    const entries = [
      { label: words.edit, icon: <Pencil />, onPress: edit },
      { label: words.remove, icon: <Trash2 />, onPress: remove, danger: true },
    ]
    const labels = { zh: { label: texts.zh.label }, en: { label: texts.en.label } }
    return <MenuButton {...localizeArgs(context, args, labels)} items={args.items.length > 0 ? args.items : entries} />
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    const button = canvas.getByRole('button', { name: words.label })
    await userEvent.click(button)
    const menu = within(screen.getByRole('menu', { name: words.label }))
    // A small button does not make its menu narrow.
    const { width } = screen.getByRole('menu').getBoundingClientRect()
    await expect(width).toBeGreaterThan(button.offsetWidth * 4)
    await expect(menu.getByRole('menuitem', { name: words.edit })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu.getByRole('menuitem', { name: words.remove })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

/** The arrow key opens it; arrow keys go round; Home, End and first letters reach an entry; Esc and Tab return to the button. */
export const ByKeyboard: Story = {
  args: {
    items: ['Apple', 'Banana', 'Blueberry', 'Cherry'].map((label) => ({ label, icon: <Copy />, onPress: edit })),
  },
  play: async (context) => {
    const button = context.canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const entry = (name: string) => screen.getByRole('menuitem', { name })
    const steps = [
      ['{ArrowUp}', 'Cherry'],
      ['{ArrowDown}', 'Apple'],
      ['{End}', 'Cherry'],
      ['{Home}', 'Apple'],
      ['bl', 'Blueberry'],
    ] as const
    await expect(entry('Apple')).toHaveFocus()
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys)
      await expect(entry(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(entry('Apple')).toHaveFocus()
    await userEvent.tab()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { items: [{ label: texts.zh.edit, icon: <Pencil />, onPress: edit, disabled: true }] },
  play: async ({ canvas }) => {
    edit.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    const entry = screen.getByRole('menuitem', { name: texts.zh.edit })
    await expect(entry).toHaveFocus()
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(edit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
  },
}

/** The lines of the ARIA patterns 'Menu Button' and 'Menu' that no other story has; the page of accessibility has them all. */
export const AriaPattern: Story = {
  play: async (context) => {
    const { label, edit: first, remove: last } = inLocale(context, texts)
    const button = context.canvas.getByRole('button', { name: label })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    // Deviation: no `aria-controls`.
    await expect(button).not.toHaveAttribute('aria-controls')
    const entry = (name: string) => screen.getByRole('menuitem', { name })
    button.focus()
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key)
      await expect(entry(first)).toHaveFocus()
      await userEvent.keyboard('{Escape}')
    }
    // Deviation: the up arrow too begins at the first entry.
    await userEvent.keyboard('{ArrowUp}')
    await expect(entry(first)).toHaveFocus()
    await expect(screen.getByRole('menu')).toHaveAccessibleName(label)
    // One entry has the tab stop.
    await userEvent.keyboard('{End}')
    await expect(entry(last)).toHaveFocus()
    await expect(entry(last)).toHaveAttribute('tabindex', '0')
    remove.mockClear()
    await userEvent.keyboard(' ')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(remove).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, Disabled, AriaPattern }),
}
