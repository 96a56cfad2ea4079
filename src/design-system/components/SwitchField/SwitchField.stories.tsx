import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Leaf } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './SwitchField.guide.tsx'
import { SwitchField } from './SwitchField.tsx'

function Live(props: ComponentProps<typeof SwitchField>) {
  const [checked, setChecked] = useState(props.checked)
  const change = (next: boolean) => {
    setChecked(next)
    props.onChange(next)
  }
  return <SwitchField {...props} checked={checked} onChange={change} />
}

const texts = { zh: { label: '护眼模式' }, en: { label: 'Eye protection' } }

const meta = {
  title: 'Design system/Inputs/SwitchField',
  component: SwitchField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, checked: false, disabled: false, onChange: fn() },
  argTypes: { icon: { control: false } },
  render: (args, context) => {
    const props = localizeArgs(context, args, texts)
    return <Live key={String(props.checked)} {...props} />
  },
} satisfies Meta<typeof SwitchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: /护眼模式|Eye protection/ })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

export const WithHelp: Story = {
  args: { checked: true, icon: <Leaf /> },
  render: (args, context) => (
    <Live
      {...localizeArgs(context, args, texts)}
      help={inLocale(context, { zh: '豆沙绿的底色，看久了也不累。', en: 'A soft green ground for long reading.' })}
    />
  ),
}

/** In the sidebar, with text at 200 %. */
export const LargeText: Story = {
  args: { icon: <Leaf /> },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ inlineSize: '20vw' }}>{Story()}</div>],
  render: (args) => <Live {...args} label="Eye protection" />,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Eye protection')
    const control = canvas.getByRole('switch')
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label.getBoundingClientRect().right).toBeLessThan(control.getBoundingClientRect().left)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithHelp, LargeText, Disabled }),
}
