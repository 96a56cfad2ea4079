import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { MenuButton } from './MenuButton.tsx'

const texts = {
  zh: { label: '“fox”的更多操作', edit: '编辑', remove: '删除' },
  en: { label: 'More for fox', edit: 'Edit', remove: 'Delete' },
}
const edit = fn()
const remove = fn()

const meta = {
  title: 'Design system/MenuButton',
  component: MenuButton,
  args: { label: texts.zh.label, children: <EllipsisVertical />, items: [] },
  render: (args, context) => {
    const words = inLocale(context, texts)
    const entries = [
      { label: words.edit, icon: <Pencil />, onPress: edit },
      { label: words.remove, icon: <Trash2 />, onPress: remove, danger: true },
    ]
    return <MenuButton {...args} label={words.label} items={args.items.length > 0 ? args.items : entries} />
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
    await expect(await canvas.findByRole('menuitem', { name: words.edit })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: words.remove })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remove).toHaveBeenCalled()
    await expect(canvas.queryByRole('menuitem')).toBeNull()
  },
}

export const Disabled: Story = {
  args: { items: [{ label: texts.zh.edit, icon: <Pencil />, onPress: edit, disabled: true }] },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, Disabled }) }
