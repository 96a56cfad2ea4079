import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './PhoneField.guide.tsx'
import { PhoneField } from './PhoneField.tsx'

const texts = { zh: { label: '手机号' }, en: { label: 'Phone number' } }

const meta = {
  title: 'Design system/Inputs/PhoneField',
  component: PhoneField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, disabled: false, onChange: fn() },
  argTypes: {
    help: { control: 'text' },
    endAdornment: { control: false },
  },
  render: (args, context) => <PhoneField {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/手机号|Phone/)
    await userEvent.click(field)
    await userEvent.paste('+86 138-0013 8000')
    await expect(field).toHaveValue('13800138000')
  },
}

export const WithError: Story = {
  args: { defaultValue: '1380013' },
  render: (args, context) => (
    <PhoneField
      {...localizeArgs(context, args, texts)}
      error={inLocale(context, { zh: '手机号是 11 位数字', en: 'A phone number has 11 digits' })}
    />
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithError }),
}
