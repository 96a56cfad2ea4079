import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './FormField.guide.tsx'
import { FormField } from './FormField.tsx'

const texts = {
  zh: { label: '用户名', help: '3 到 30 个字母、数字、- 或 _' },
  en: { label: 'Username', help: '3 to 30 letters, digits, - or _' },
}

const meta = {
  title: 'Design system/Inputs/FormField',
  component: FormField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, rows: 1, required: false, disabled: false, onChange: fn() },
  argTypes: {
    help: { control: 'text' },
    startAdornment: { control: false },
    endAdornment: { control: false },
  },
  render: (args, context) => <FormField {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof FormField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /用户名|Username/ })
    await userEvent.type(field, 'maple_leaf')
    await expect(field).toHaveValue('maple_leaf')
    await expect(field).toHaveAccessibleDescription(/3/)
  },
}

const taken = { zh: '这个用户名已经有人用了，换一个试试', en: 'Someone has this name. Try another.' }

export const WithError: Story = {
  args: { defaultValue: 'maple' },
  render: (args, context) => <FormField {...localizeArgs(context, args, texts)} error={inLocale(context, taken)} />,
  play: async ({ canvas, ...context }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(inLocale(context, taken))
  },
}

/** The mark is seen, and screen readers hear `required`; it is no part of the name. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, ...context }) => {
    const { label: name } = inLocale(context, texts)
    const field = canvas.getByRole('textbox', { name })
    await expect(field).toBeRequired()
    const label = canvas.getByText(name)
    await expect(getComputedStyle(label, '::after').content).toMatch(/\*/)
  },
}

export const Optional: Story = {
  args: { help: undefined },
  render: (args, context) => (
    <FormField
      {...localizeArgs(context, args, texts)}
      optionalLabel={inLocale(context, { zh: '选填', en: 'optional' })}
    />
  ),
}

export const Several: Story = {
  args: { rows: 4, help: undefined },
  render: (args, context) => <FormField {...args} label={inLocale(context, { zh: '你的建议', en: 'Your idea' })} />,
  // As high as its lines, and no higher.
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
    const lines = 4 * parseFloat(lineHeight) + parseFloat(paddingTop) + parseFloat(paddingBottom)
    await waitFor(() => expect(Math.abs(field.getBoundingClientRect().height - lines)).toBeLessThan(4))
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maple_leaf' } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithError, Required, Optional, Several, Disabled }),
}
