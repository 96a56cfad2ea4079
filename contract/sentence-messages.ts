import type { Message } from './message.ts'

/** Of sentences that learners write with a word. */
export const sentenceMessages = {
  sentence_required: { status: 400, zh: '先写一个句子吧', en: 'Write a sentence first' },
  sentence_not_found: { status: 404, zh: '找不到这个句子', en: 'This sentence was not found' },
  sentences_full: {
    status: 409,
    zh: '一个单词最多存 5 个句子，先删掉一个吧',
    en: 'A word has room for 5 sentences. Delete one first.',
  },
} as const satisfies Record<string, Message>
