import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './PasswordField.guide.tsx'
import { PasswordField } from './PasswordField.tsx'

const texts = {
  zh: { label: '密码', showLabel: '显示密码', hideLabel: '隐藏密码', metLabel: '已满足' },
  en: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', metLabel: 'done' },
}
const rules = {
  zh: ['至少 8 个字符', '一个大写字母', '一个小写字母', '一个数字'],
  en: ['8 characters or more', 'an uppercase letter', 'a lowercase letter', 'a digit'],
}
const checks = [/.{8}/, /[A-Z]/, /[a-z]/, /\d/]

const meta = {
  title: 'Design system/Inputs/PasswordField',
  component: PasswordField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, autoComplete: 'current-password', disabled: false, onChange: fn() },
  argTypes: {
    help: { control: 'text' },
    startAdornment: { control: false },
  },
  render: (args, context) => <PasswordField {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^(密码|Password)$/)
    await userEvent.type(field, 'Leaf2grove')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: /显示密码|Show password/ }))
    await expect(field).toHaveAttribute('type', 'text')
  },
}

function NewPassword({ words, labels }: { words: typeof texts.zh; labels: string[] }) {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      {...words}
      autoComplete="new-password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      rules={labels.map((label, index) => ({ label, met: checks[index]?.test(value) ?? false }))}
    />
  )
}

export const WithRules: Story = {
  parameters: withoutControls,
  render: (_, context) => <NewPassword words={inLocale(context, texts)} labels={inLocale(context, rules)} />,
  play: async ({ canvas, ...context }) => {
    const { label, metLabel } = inLocale(context, texts)
    await userEvent.type(canvas.getByLabelText(label), 'leaf2')
    const met = canvas.getAllByText(new RegExp(metLabel))
    await expect(met).toHaveLength(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithRules }),
}
