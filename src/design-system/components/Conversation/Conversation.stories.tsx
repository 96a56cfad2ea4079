import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { guide, Sample } from './Conversation.guide.tsx'
import { Conversation } from './Conversation.tsx'
import { MessageField } from './MessageField.tsx'

const meta = {
  title: 'Design system/Commerce/Conversation',
  component: Conversation,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { label: 'mei-lin', children: null },
  argTypes: { children: { control: false }, older: { control: false } },
  render: (args, context) => <Sample {...args} localize={(text) => inLocale(context, text)} />,
} satisfies Meta<typeof Conversation>

export default meta
type Story = StoryObj<typeof meta>

const load = fn()

/** Older messages come by a press, too. */
export const Default: Story = {
  args: { older: { label: 'Earlier messages', loading: false, onLoad: load } },
  play: async ({ canvas }) => {
    load.mockClear()
    await expect(canvas.getByRole('region')).toHaveTextContent('elephant')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }))
    await expect(load).toHaveBeenCalledTimes(1)
  },
}

const send = fn()

/** Where a message is written; what is wrong stands above the field and is read out. */
export const Field: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <MessageField
      label={inLocale(context, { zh: '给 mei-lin 发消息', en: 'Message to mei-lin' })}
      placeholder={inLocale(context, { zh: '写消息', en: 'Write a message' })}
      sendLabel={inLocale(context, { zh: '发送', en: 'Send' })}
      value="Hi"
      onChange={fn()}
      onSend={send}
      error={inLocale(context, {
        zh: '发得太快了，12 秒后会继续发送',
        en: 'That was quick. Sending goes on in 12 seconds.',
      })}
    />
  ),
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(send).toHaveBeenCalledTimes(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Field }),
}
