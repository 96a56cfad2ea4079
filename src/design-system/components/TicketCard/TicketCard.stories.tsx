import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Chip } from '../Chip/Chip.tsx'
import { guide } from './TicketCard.guide.tsx'
import { TicketCard } from './TicketCard.tsx'

const texts = {
  zh: {
    title: '退款申请',
    state: '已答复',
    priority: '优先',
    meta: '订单 WG260304K7Q2M8XA4B',
    messages: [
      { author: '你', own: true, text: '买错方案了，想退款后改买年度会员。', at: '3月4日 12:00' },
      { author: '客服', own: false, text: '好的，款项已原路退回，通常一到三天到账。', at: '3月4日 14:20' },
    ],
    reply: '补充说明',
    send: '发送',
    fault: '请写下你想说的',
  },
  en: {
    title: 'Money back',
    state: 'Answered',
    priority: 'Priority',
    meta: 'Order WG260304K7Q2M8XA4B',
    messages: [
      { author: 'You', own: true, text: 'I took the wrong plan and would like the yearly one.', at: '4 Mar, 12:00' },
      { author: 'Support', own: false, text: 'Done. The money arrives within one to three days.', at: '4 Mar, 14:20' },
    ],
    reply: 'Add something',
    send: 'Send',
    fault: 'Please write what it is about',
  },
}

const titles = { zh: { title: texts.zh.title }, en: { title: texts.en.title } }

const meta = {
  title: 'Design system/Commerce/TicketCard',
  component: TicketCard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...titles.zh, marks: null, messages: texts.zh.messages },
  argTypes: {
    marks: { control: false },
    messages: { control: false },
    meta: { control: false },
    reply: { control: false },
  },
  render: (args, context) => {
    const { state, meta: about, messages } = inLocale(context, texts)
    return (
      <TicketCard
        {...localizeArgs(context, args, titles)}
        messages={messages}
        meta={about}
        marks={<Chip tone="info">{state}</Chip>}
      />
    )
  },
} satisfies Meta<typeof TicketCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** What was not accepted stays in the field, with the reason; what was sent leaves it. */
export const Answering: Story = {
  parameters: withoutControls,
  play: async (context) => {
    const { reply, send, fault } = inLocale(context, texts)
    const field = context.canvas.getByLabelText(reply)
    await userEvent.click(context.canvas.getByRole('button', { name: send }))
    await context.canvas.findByText(fault)
    await userEvent.type(field, 'Thanks')
    await userEvent.click(context.canvas.getByRole('button', { name: send }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(context.canvas.queryByText(fault)).toBeNull()
  },
  render: (_, context) => {
    const { title, state, priority, messages, reply, send, fault } = inLocale(context, texts)
    const marks = (
      <>
        <Chip tone="reward">{priority}</Chip>
        <Chip tone="info">{state}</Chip>
      </>
    )
    return (
      <TicketCard
        title={title}
        messages={messages}
        marks={marks}
        reply={{
          label: reply,
          sendLabel: send,
          maxLength: 2000,
          onSend: (text) => Promise.resolve(text === '' ? fault : undefined),
        }}
      />
    )
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Answering }),
}
