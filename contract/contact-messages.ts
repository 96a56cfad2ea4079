import type { Message } from './message.ts'

/** The texts of adding people: see `messages`. */
export const contactMessages = {
  contact_name_required: { status: 400, zh: '请输入用户名或邀请码', en: 'Please enter a username or an invite code' },
  contact_unknown: { status: 404, zh: '没有找到这位学习者', en: 'No learner was found under this name' },
  contact_self: { status: 400, zh: '这是你自己', en: 'That is you' },
  contact_request_limit: {
    status: 429,
    zh: '今天已经发出很多请求了，等等对方的回应，明天再加',
    en: 'You have sent many requests today. Wait for answers, and go on tomorrow.',
  },
  contact_limit: {
    status: 409,
    zh: '联系人已经满了，先移除几位吧',
    en: 'Your list of contacts is full. Remove some first.',
  },
  share_gone: {
    status: 404,
    zh: '要分享的内容已经不在了',
    en: 'What you wanted to share is not there any more',
  },
  shared_words_many: { status: 400, zh: '一次最多分享 50 个单词', en: 'Share at most 50 words at once' },
} as const satisfies Record<string, Message>
