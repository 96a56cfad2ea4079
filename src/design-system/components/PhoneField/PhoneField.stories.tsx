import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Design system/Inputs/PhoneField',
  component: PhoneField,
  tags: ['stable'],
  args: { label: '手机号' },
  render: (args, context) => <PhoneField {...args} label={inLocale(context, { zh: '手机号', en: 'Phone number' })} />,
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
      {...args}
      label={inLocale(context, { zh: '手机号', en: 'Phone number' })}
      error={inLocale(context, { zh: '手机号是 11 位数字', en: 'A phone number has 11 digits' })}
    />
  ),
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, WithError }) }
