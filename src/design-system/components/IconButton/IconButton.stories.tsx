import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bookmark, Volume2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './IconButton.guide.tsx'
import { IconButton } from './IconButton.tsx'

const texts = { zh: { label: '再听一遍' }, en: { label: 'Hear it again' } }

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, children: <Volume2 />, variant: 'plain', size: 'm', disabled: false, onClick: fn() },
  argTypes: { children: { control: false } },
  render: (args, context) => <IconButton {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /再听一遍|Hear it again/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { variant: 'filled' } }

/** The one thing to press. */
export const Large: Story = { args: { variant: 'filled', size: 'l' } }

function SaveToggle({ label }: { label: string }) {
  const [saved, setSaved] = useState(false)
  return (
    <IconButton label={label} aria-pressed={saved} onClick={() => setSaved(!saved)}>
      <Bookmark />
    </IconButton>
  )
}

export const Toggle: Story = {
  parameters: withoutControls,
  render: (_, context) => <SaveToggle label={inLocale(context, { zh: '收藏', en: 'Save' })} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Filled, Large, Toggle, Disabled }),
}
