import type { ComponentGuide } from '#docs/guide'
import { Chip } from '../Chip/Chip.tsx'
import { TicketCard } from './TicketCard.tsx'

const words = {
  zh: {
    title: '退款申请',
    state: '已答复',
    messages: [
      { author: '你', own: true, text: '买错方案了，想退款。', at: '3月4日 12:00' },
      { author: '客服', own: false, text: '款项已退回，一到三天到账。', at: '3月4日 14:20' },
    ],
    reply: '补充说明',
    send: '发送',
  },
  en: {
    title: 'Money back',
    state: 'Answered',
    messages: [
      { author: 'You', own: true, text: 'I took the wrong plan.', at: '4 Mar, 12:00' },
      { author: 'Support', own: false, text: 'The money is on its way, one to three days.', at: '4 Mar, 14:20' },
    ],
    reply: 'Add something',
    send: 'Send',
  },
}

const send = () => Promise.resolve(undefined)

export const guide: ComponentGuide = {
  summary: {
    zh: '一个请求和它的来往答复。',
    en: 'Shows a request and its answers.',
  },
  whenToUse: [
    {
      zh: '学习者提的问题、退款和意见，客服也用它回复。',
      en: 'Questions, refunds and feedback; support answers in it too.',
    },
  ],
  whenNotToUse: [
    { zh: '只给出联系方式。', en: 'Addresses to write to.', use: 'SupportPanel' },
    { zh: '一条系统消息，不用回复。', en: 'News that needs no answer.', use: 'Notice' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, state, messages } = localize(words)
          return <TicketCard title={title} marks={<Chip tone="info">{state}</Chip>} messages={messages} />
        },
        text: {
          zh: '自己的话在右边，客服的在左边。',
          en: 'The learner’s words are on the right, support’s on the left.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, state, messages } = localize(words)
          return (
            <TicketCard
              title={title}
              marks={<Chip tone="info">{state}</Chip>}
              messages={messages.map((message) => ({ ...message, own: false }))}
            />
          )
        },
        text: {
          zh: '都在左边：要读小字才知道是谁说的。',
          en: 'All on the left: the small print has to be read to know who wrote what.',
        },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { title, state, messages } = localize(words)
          return <TicketCard title={title} marks={<Chip tone="info">{state}</Chip>} messages={messages.slice(0, 1)} />
        },
        text: { zh: '标题说这是什么事。', en: 'The title says what it is about.' },
      },
      doNot: {
        picture: (localize) => {
          const { state, messages } = localize(words)
          return (
            <TicketCard
              title={localize({ zh: '工单 10482', en: 'Ticket 10482' })}
              marks={<Chip tone="info">{state}</Chip>}
              messages={messages.slice(0, 1)}
            />
          )
        },
        text: {
          zh: '只有编号：有几个请求时，得一个个读完才分得清。',
          en: 'A number alone: with several requests, each has to be read to find the right one.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, state, messages, reply, send: sendLabel } = localize(words)
      return (
        <TicketCard
          title={title}
          marks={<Chip tone="info">{state}</Chip>}
          messages={messages}
          reply={{ label: reply, sendLabel, maxLength: 2000, onSend: send }}
        />
      )
    },
    parts: [
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '说的是什么事。', en: 'What it is about.' },
        selector: 'h2',
      },
      {
        name: { zh: '状态', en: 'State' },
        text: { zh: '到哪一步了，急不急。', en: 'How far it is, and its priority.' },
        selector: '[data-part="chip"]',
      },
      {
        name: { zh: '自己的话', en: 'Own words' },
        text: { zh: '在右边，有浅底色。', en: 'On the right, with a tint.' },
        selector: 'li[data-own]',
        side: 'right',
      },
      {
        name: { zh: '对方的话', en: 'Answer' },
        text: { zh: '在左边；下面写明是谁、什么时候。', en: 'On the left; below it stands who wrote it, and when.' },
        selector: 'li:not([data-own])',
        side: 'left',
      },
      {
        name: { zh: '回复（可选）', en: 'Reply (optional)' },
        text: {
          zh: '发出后清空；没被接受时文字留着，并说明原因。',
          en: 'Emptied when sent; what was not accepted stays, with the reason.',
        },
        selector: 'textarea',
        side: 'left',
      },
    ],
  },
  content: [
    { zh: '标题写事情，不写编号：退款申请。', en: 'The title names the matter, not a number: Money back.' },
    { zh: '消息按时间排，最早的在前。', en: 'Messages are in order, the oldest first.' },
    { zh: '时间写日期和钟点：3月4日 12:00。', en: 'Give the date and the time of day: 4 Mar, 12:00.' },
  ],
  accessibility: [
    {
      zh: '消息是 `ol`：读屏软件按时间读出，每条后面是谁、什么时候。',
      en: 'The messages are an `ol`, read out in order, each followed by who wrote it and when.',
    },
    { zh: '标题是 `h2`。', en: 'The title is an `h2`.' },
    { zh: '回复的错误在输入框下面，和它连在一起。', en: 'An error of the reply is below its field and belongs to it.' },
    {
      zh: '发送时按钮带 `aria-busy`，不会发两次。',
      en: 'While sending, the button is `aria-busy` and does not send twice.',
    },
  ],
  variations: {
    Answering: {
      zh: '能回复：没写就发送会说明原因，发出后清空。',
      en: 'With a reply: sending nothing shows the reason, and the field is emptied after sending.',
    },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.tint.primary',
    'color.textMuted',
    'radius.card',
    'size.hairline',
    'typography.h3',
    'typography.body2',
    'typography.caption',
  ],
}
