import type { ComponentGuide, Localize } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { Conversation } from './Conversation.tsx'
import type { ConversationProps } from './Conversation.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageDay } from './MessageDay.tsx'

/** A short conversation, in a frame as high as it is. */
export function Sample({ localize, older }: Pick<ConversationProps, 'older'> & { localize: Localize }) {
  const you = localize({ zh: '我', en: 'You' })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420, width: '100%', maxWidth: 480 }}>
      <Conversation label={localize({ zh: '和 mei-lin 的消息', en: 'Messages with mei-lin' })} older={older}>
        <MessageDay>{localize({ zh: '2026年3月4日', en: 'March 4, 2026' })}</MessageDay>
        <MessageBubble own={false} author="mei-lin" note="14:05">
          Do you know the word elephant?
        </MessageBubble>
        <MessageBubble own author={you} note={localize({ zh: '14:06 · 已读', en: '14:06 · Read' })}>
          {localize({ zh: '认识，大象！', en: 'Yes, of course!' })}
        </MessageBubble>
        <MessageBubble own={false} author="mei-lin" note="14:07" tone="muted">
          {localize({ zh: '消息已删除', en: 'Message deleted' })}
        </MessageBubble>
        <MessageBubble own author={you} note={localize({ zh: '没有发出', en: 'Not sent' })} tone="failed">
          It has a long trunk.
        </MessageBubble>
      </Conversation>
    </Box>
  )
}

function Line({ own, text, author }: { own: boolean; text: string; author: string }) {
  return (
    <Box component="ol" sx={{ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 }}>
      <MessageBubble own={own} author={author} note="14:05">
        {text}
      </MessageBubble>
    </Box>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '两个人的消息，最新的在最下面。',
    en: 'Shows what two people have said, the newest at the end.',
  },
  whenToUse: [{ zh: '联系人之间的聊天。', en: 'Messages between contacts.' }],
  whenNotToUse: [{ zh: '客服工单和答复。', en: 'A request and its answers.', use: 'TicketCard' }],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Line own author={localize({ zh: '我', en: 'You' })} text={localize({ zh: '晚安！', en: 'Good night!' })} />
        ),
        text: { zh: '自己的话在右边，有底色。', en: 'The reader’s own words are on the right, on a tint.' },
      },
      doNot: {
        picture: (localize) => (
          <Line
            own={false}
            author={localize({ zh: '我', en: 'You' })}
            text={localize({ zh: '我：晚安！', en: 'You: Good night!' })}
          />
        ),
        text: { zh: '只靠名字分清是谁说的。', en: 'Names alone tell who wrote what.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Sample localize={localize} />,
    parts: [
      {
        name: { zh: '日期', en: 'Day' },
        text: { zh: '每天第一条消息上面。', en: 'Above the first message of each day.' },
        selector: 'li:first-of-type',
        side: 'top',
      },
      {
        name: { zh: '消息', en: 'Message' },
        text: { zh: '保留换行；链接只显示文字和域名。', en: 'Keeps its lines; a link is text with its domain.' },
        selector: '.bubble',
        side: 'left',
      },
      {
        name: { zh: '时间和状态', en: 'Time and state' },
        text: {
          zh: '几点，已读、等待发送，还是没有发出。',
          en: 'When, and whether it is read, waits, or was not sent.',
        },
        selector: '[data-own] small',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '状态只写一个词：已读、等待发送、没有发出。', en: 'A state is a word or two: Read, Waiting, Not sent.' },
    {
      zh: '删除的消息留在原位，只说它已删除。',
      en: 'A deleted message keeps its place and says only that it is deleted.',
    },
  ],
  accessibility: [
    {
      zh: '消息区域可以用键盘滚动，有自己的名字。',
      en: 'The region scrolls by keyboard and has a name of its own.',
    },
    { zh: '每条消息先读出是谁写的。', en: 'Screen readers say the writer of each message first.' },
    { zh: '更早的消息也可以按按钮加载。', en: 'Older messages come by a button, too.' },
  ],
  variations: {
    Field: { zh: '写消息的地方。', en: 'Where a message is written.' },
  },
  tokens: ['color.divider', 'color.textMuted', 'size.hairline', 'typography.body1', 'typography.caption'],
}
