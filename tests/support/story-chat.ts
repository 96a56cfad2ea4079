/** Conversations for stories: two days of talk about words. */
import type { ChatMessage, Conversation, Thread } from '#contract/chat'
import type { MockAnswers } from './mock-api.ts'

export const storyConversation = '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c01'

export const someMessage = (given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: '9a1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c02',
  seq: 1,
  version: 1,
  own: false,
  text: 'Do you know the word elephant?',
  state: 'shown',
  at: '2026-03-03T12:00:00.000Z',
  ...given,
})

const lines: readonly Partial<ChatMessage>[] = [
  { text: 'Do you know the word elephant? 我总是拼错。' },
  { own: true, text: 'Yes! e-l-e-p-h-a-n-t. Think of "an elephant has a plan".', at: '2026-03-03T12:02:00.000Z' },
  { text: 'Nice, thank you. They are enormous!', at: '2026-03-03T12:03:00.000Z' },
  { own: true, text: null, state: 'deleted', at: '2026-03-03T12:04:00.000Z' },
  { text: '今天练到第 6 关了，你呢？', at: '2026-03-04T01:10:00.000Z' },
  { own: true, text: 'Level 9 :) I read this today: https://example.com/animals', at: '2026-03-04T01:12:00.000Z' },
]

const someMessages = (): ChatMessage[] =>
  lines.map((line, index) => someMessage({ id: `m${index + 1}`, seq: index + 1, version: index + 1, ...line }))

export const someConversation = (given: Partial<Conversation> = {}): Conversation => ({
  kind: 'contact',
  id: storyConversation,
  with: { id: 'd2a9f5b4-2222-4222-8333-000000000001', username: 'mei-lin', avatar: null },
  state: 'open',
  muted: false,
  last: someMessages().at(-1) ?? null,
  unread: 0,
  read_seq: 6,
  seen_seq: 6,
  version: 6,
  ...given,
})

const ticketThread: Thread = {
  kind: 'ticket',
  id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  about: 'feedback',
  topic: 'idea',
  last: { own: false, text: '好主意，下一版就有了。' },
  at: '2026-03-02T06:20:00.000Z',
  unread: 1,
}

const others: readonly Thread[] = [
  someConversation({
    id: '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c03',
    with: { id: 'd2a9f5b4-2222-4222-8333-000000000002', username: 'noor', avatar: null },
    last: someMessage({
      text: 'What is the difference between “look”, “see” and “watch”?',
      at: '2026-03-03T09:30:00.000Z',
    }),
    unread: 2,
  }),
  ticketThread,
  someConversation({
    id: '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c05',
    with: { id: 'd2a9f5b4-2222-4222-8333-000000000003', username: 'jun', avatar: null },
    last: someMessage({ text: '周末一起练听力吗？', at: '2026-02-28T09:30:00.000Z' }),
    muted: true,
    unread: 4,
  }),
  someConversation({
    id: '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c04',
    with: null,
    state: 'deleted',
    last: someMessage({ text: null, state: 'deleted', at: '2026-02-20T09:30:00.000Z' }),
  }),
]

/** What the screen reads of one open conversation among four. */
export const chatAnswers = (): MockAnswers => ({
  'GET /api/conversations': { items: [someConversation(), ...others], next: null },
  'GET /api/conversations/{id}': someConversation(),
  'GET /api/conversations/{id}/messages': { items: someMessages(), more: false, version: 6 },
  'PUT /api/conversations/{id}/read': undefined,
  'PUT /api/conversations/{id}/view': undefined,
})
