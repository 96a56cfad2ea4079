import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './CodeField.guide.tsx'
import { CodeField } from './CodeField.tsx'

const texts = {
  zh: {
    label: '验证码',
    requestLabel: '获取验证码',
    resendLabel: '重新发送',
    waitLabel: (s: number) => `${s} 秒后重发`,
  },
  en: { label: 'Code', requestLabel: 'Get code', resendLabel: 'Resend', waitLabel: (s: number) => `Resend in ${s} s` },
}

const meta = {
  title: 'Design system/Inputs/CodeField',
  component: CodeField,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, waitSeconds: 60, disabled: false, onRequestCode: fn(async () => true) },
  argTypes: {
    help: { control: 'text' },
    startAdornment: { control: false },
  },
  render: (args, context) => <CodeField {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Waiting: Story = {
  play: async ({ canvas, args, ...context }) => {
    const { requestLabel, waitLabel } = inLocale(context, texts)
    await userEvent.click(canvas.getByRole('button', { name: requestLabel }))
    const button = await canvas.findByRole('button', { name: waitLabel(60) })
    await userEvent.click(button)
    await expect(args.onRequestCode).toHaveBeenCalledOnce()
  },
}

export const NotSent: Story = {
  args: { onRequestCode: fn(async () => false) },
  play: async ({ canvas, args, ...context }) => {
    const button = canvas.getByRole('button', { name: inLocale(context, texts).requestLabel })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onRequestCode).toHaveBeenCalledTimes(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Waiting, NotSent }),
}
