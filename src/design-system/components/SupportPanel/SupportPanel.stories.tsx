import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, MessageCircle } from 'lucide-react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './SupportPanel.guide.tsx'
import { SupportPanel } from './SupportPanel.tsx'

const texts = {
  zh: {
    hours: '周一至周五 9:00–18:00',
    copyLabel: '复制',
    copiedLabel: '已复制到剪贴板',
  },
  en: {
    hours: '9:00–18:00, Monday to Friday',
    copyLabel: 'Copy',
    copiedLabel: 'Copied to clipboard',
  },
}

const names = {
  zh: { wechat: '微信号', email: '客服邮箱' },
  en: { wechat: 'WeChat ID', email: 'E-mail' },
}

const meta = {
  title: 'Design system/Commerce/SupportPanel',
  component: SupportPanel,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, contacts: [] },
  argTypes: { contacts: { control: false } },
  render: (args, context) => {
    const { wechat, email } = inLocale(context, names)
    return (
      <SupportPanel
        {...localizeArgs(context, args, texts)}
        contacts={[
          { label: wechat, value: 'wordgrove-help', icon: <MessageCircle /> },
          { label: email, value: 'help@wordgrove.example', icon: <Mail /> },
        ]}
      />
    )
  },
} satisfies Meta<typeof SupportPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // A browser without a person in front of it keeps its clipboard shut.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const timers = spyOn(window, 'setTimeout')
    await userEvent.click(canvas.getByRole('button', { name: /wordgrove-help/ }))
    await expect(await canvas.findByText(/已复制到剪贴板|Copied to clipboard/)).toBeVisible()
    await expect(write).toHaveBeenCalledWith('wordgrove-help')
    await expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_000)
    await waitFor(() => expect(canvas.queryByText(/已复制到剪贴板|Copied to clipboard/)).toBeNull())
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default }),
}
