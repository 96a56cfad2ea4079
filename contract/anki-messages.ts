/** Texts of what is wrong with an Anki package. */
import type { Message } from './message.ts'

export const ankiMessages = {
  package_unreadable: {
    status: 400,
    zh: '这个文件读不出来。请在 Anki 里重新导出 .apkg 再试',
    en: 'This file cannot be read. Export it from Anki as .apkg again, please.',
  },
  package_too_large: {
    status: 413,
    zh: '这个牌组太大了。请在 Anki 里分成几个牌组导出，每个不超过 10 万条笔记',
    en: 'This package is too large. Export it from Anki in parts of at most 100,000 notes.',
  },
  package_too_slow: {
    status: 422,
    zh: '读这个文件用了太久，已经停下，什么都没有导入',
    en: 'Reading this file took too long and was stopped. Nothing was imported.',
  },
  package_without_notes: { status: 400, zh: '这个文件里没有笔记', en: 'This file has no notes in it' },
  imported_reviews_full: {
    status: 409,
    zh: '已经导入了 36.5 万条复习记录，不能再多了。单词仍然可以导入',
    en: 'You have imported 365,000 reviews, and more are not kept. Words can still be imported.',
  },
} as const satisfies Record<string, Message>
