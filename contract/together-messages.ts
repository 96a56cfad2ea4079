import type { Message } from './message.ts'

/** The texts of learning together: see `messages`. */
export const togetherMessages = {
  goal_members_required: { status: 400, zh: '请至少选一位联系人', en: 'Please choose at least one contact' },
  goal_members_many: {
    status: 400,
    zh: '一个目标最多五个人，包括你',
    en: 'A goal has at most five people, you included',
  },
  goal_limit: {
    status: 409,
    zh: '你或对方参加的共同目标已经够多了，先结束一个吧',
    en: 'You or they share many goals already. End one first.',
  },
  goal_not_found: { status: 404, zh: '这个共同目标已经结束了', en: 'This shared goal has ended' },
  duel_not_found: { status: 404, zh: '找不到这场对战', en: 'This duel was not found' },
  duel_closed: {
    status: 409,
    zh: '这场对战已经结束，不能再玩了',
    en: 'This duel is over and cannot be played any more',
  },
  league_hidden: {
    status: 409,
    zh: '你没有在排行榜上公开自己，先在设置里打开再加入',
    en: 'You are not shown on the leaderboard. Turn that on in the settings first.',
  },
} as const satisfies Record<string, Message>
