import type { Message } from './message.ts'

/** Why the AI service gives no answer. */
export const tutorMessages = {
  tutor_busy: {
    status: 503,
    zh: 'AI 现在很忙，请过一会儿再试',
    en: 'The AI is busy at present. Try again in a moment.',
  },
  tutor_failed: { status: 503, zh: 'AI 这次没有回答', en: 'The AI gave no answer this time' },
  tutor_cut: { status: 503, zh: 'AI 的回答中断了', en: 'The answer of the AI broke off' },
  tutor_full: {
    status: 503,
    zh: '今天的 AI 回答已经用完，词典还可以回答',
    en: 'No more AI answers today. The dictionary still answers.',
  },
} as const satisfies Record<string, Message>
