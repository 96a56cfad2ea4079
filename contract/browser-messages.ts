/** What the browser says of its own accord. Apart from the other messages, so that a page loads no text that only the server or a form says. */
import type { Language } from './locales.ts'
import { fillMessage } from './message.ts'
import type { Message } from './message.ts'

export const browserMessages = {
  offline: { status: null, zh: '你现在离线，联网后才能打开这里。', en: 'You are offline. This needs a connection.' },
  network_error: { status: null, zh: '网络错误，请检查网络连接。', en: 'Network error. Please check your connection.' },
  server_error: { status: 500, zh: '出了点问题，请重试', en: 'Something went wrong. Please try again.' },
  something_went_wrong: { status: null, zh: '出错了', en: 'Something went wrong' },
  page_not_found: { status: null, zh: '页面不存在', en: 'Page Not Found' },
  text_too_long: { status: 400, zh: '内容太长了', en: 'This text is too long' },
  user_fetch_failed: { status: null, zh: '获取用户数据出错', en: 'Error fetching user data' },
  user_refresh_failed: { status: null, zh: '刷新用户数据出错', en: 'Error refreshing user data' },
  user_provider_missing: {
    status: null,
    zh: 'useUser must be used within a UserProvider',
    en: 'useUser must be used within a UserProvider',
  },
  guest_start_failed: { status: 503, zh: '启动游客模式失败', en: 'Failed to start guest mode' },
  guest_not_allowed: {
    status: 403,
    zh: '登录或注册后就能使用这项功能',
    en: 'Sign in or create an account to use this',
  },
  google_failed: { status: 400, zh: 'Google 登录失败', en: 'Google authentication failed' },
  challenge_load_failed: {
    status: null,
    zh: '加载挑战数据失败：{status}',
    en: 'Failed to load challenge data: {status}',
  },
  challenge_sign_in: { status: null, zh: '请登录后开始单词挑战', en: 'Please log in to start the word challenge' },
  level_locked: {
    status: 403,
    zh: '需要先以 3 星完成上一关，才能解锁这一关！',
    en: 'You need to complete the previous level with 3 stars to unlock this level!',
  },
  letter_expected: { status: null, zh: '应为 {expected}，输入了 {typed}', en: 'expected {expected} but typed {typed}' },
  question_kind_unknown: { status: null, zh: '未知题型', en: 'Unknown question type' },
  course_locked: {
    status: 403,
    zh: '这门课程还没有解锁，请先完成前面的课程！',
    en: 'This course is locked. Complete previous courses to unlock!',
  },
  lesson_locked: {
    status: 403,
    zh: '先完成上一课，这一课就会打开',
    en: 'Complete the lesson before this one to open it',
  },
  practice_empty: { status: 404, zh: '没有可练习的单词', en: 'No Words to Practice' },
  quiz_impossible: {
    status: 422,
    zh: '无法生成题目，请检查单词是否有有效的翻译',
    en: 'Questions cannot be generated. Please check that words have valid translations.',
  },
  grouping_failed: { status: 503, zh: '智能分组处理失败', en: 'Failed to process smart grouping' },
  word_invalid: { status: 404, zh: '无效单词', en: 'Invalid Word' },
  did_you_mean: { status: null, zh: '你是不是要找', en: 'Did you mean' },
  word_info_none: { status: null, zh: '暂无信息', en: 'No information available' },
  word_info_failed: { status: 400, zh: '获取单词信息出错', en: 'Error fetching info' },
  audio_unavailable: { status: 404, zh: '暂时没有这个单词的发音', en: 'No sound for this word right now' },
} as const satisfies Record<string, Message>

export type BrowserMessageCode = keyof typeof browserMessages

/** The sentence for a code that the browser knows, with its `{name}` values filled in. */
export const browserMessageText = (
  code: BrowserMessageCode,
  language: Language,
  values?: Readonly<Record<string, string | number>>,
): string => fillMessage(browserMessages[code], language, values)
