import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './SaveStatus.guide.tsx'
import { SaveStatus } from './SaveStatus.tsx'

const texts = {
  zh: { children: '已保存到服务器，12:03' },
  en: { children: 'Saved on the server at 12:03' },
}
const others = {
  zh: { saving: '正在保存', kept: '已存在本机，连上网络后会发送', failed: '没有保存成功', retry: '重试' },
  en: {
    saving: 'Saving',
    kept: 'Kept on this device, will be sent',
    failed: 'Not saved',
    retry: 'Try again',
  },
}
const pressed = fn<() => void>()

const meta = {
  title: 'Design system/Feedback/SaveStatus',
  component: SaveStatus,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { ...texts.zh, state: 'saved' },
  argTypes: {
    state: { control: 'inline-radio', options: ['idle', 'saving', 'saved', 'kept', 'failed'] },
    children: { control: 'text' },
    retry: { control: false },
  },
  render: (args, context) => <SaveStatus {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof SaveStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12:03')
  },
}

/** The server has not answered yet. */
export const Saving: Story = {
  parameters: withoutControls,
  render: (_, context) => <SaveStatus state="saving">{inLocale(context, others).saving}</SaveStatus>,
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent(inLocale(context, others).saving)
  },
}

/** Without a connection. */
export const Kept: Story = {
  parameters: withoutControls,
  render: (_, context) => <SaveStatus state="kept">{inLocale(context, others).kept}</SaveStatus>,
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent(inLocale(context, others).kept)
  },
}

/** The server did not take it: the way to try again stands beside, by press and by keyboard. */
export const Failed: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { failed, retry } = inLocale(context, others)
    return (
      <SaveStatus state="failed" retry={{ label: retry, onPress: pressed }}>
        {failed}
      </SaveStatus>
    )
  },
  play: async ({ canvas }) => {
    pressed.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}

export const Phone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Saving, Kept, Failed, Phone }),
}
