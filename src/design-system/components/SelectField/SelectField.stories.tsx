import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './SelectField.guide.tsx'
import { SelectField } from './SelectField.tsx'

const options = {
  zh: [
    { value: 'zh', label: '中文' },
    { value: 'en', label: '英文' },
    { value: 'both', label: '中英对照' },
  ],
  en: [
    { value: 'zh', label: 'Chinese' },
    { value: 'en', label: 'English' },
    { value: 'both', label: 'Both' },
  ],
}

const texts = {
  zh: { label: '释义语言', options: options.zh },
  en: { label: 'Meanings in', options: options.en },
}

const meta = {
  title: 'Design system/Inputs/SelectField',
  component: SelectField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, required: false, disabled: false, onChange: fn() },
  argTypes: { help: { control: 'text' } },
  render: (args, context) => <SelectField {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.selectOptions(field, 'both')
    await expect(field).toHaveValue('both')
  },
}

const missing = { zh: '请选择一种', en: 'Choose one' }

export const WithError: Story = {
  args: { required: true },
  render: (args, context) => <SelectField {...localizeArgs(context, args, texts)} error={inLocale(context, missing)} />,
  play: async ({ canvas, ...context }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAccessibleDescription(inLocale(context, missing))
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** A native list: its keys are the browser's. What the ARIA pattern 'Select-Only Combobox' asks for besides, it says to screen readers. */
export const AriaPattern: Story = {
  play: async ({ canvas, ...context }) => {
    const { label, options } = inLocale(context, texts)
    const field = canvas.getByRole('combobox')
    await expect(field.tagName).toBe('SELECT')
    await expect(field).toHaveAccessibleName(label)
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    const items = canvas.getAllByRole<HTMLOptionElement>('option')
    await expect(items.map(({ text }) => text)).toEqual(options.map((option) => option.label))
    await userEvent.selectOptions(field, 'en')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(options[1]?.label ?? '')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithError, Disabled, AriaPattern }),
}
