import { browserMessages } from './browser-messages.ts'
import { accountMessages } from './account-messages.ts'
import { ankiMessages } from './anki-messages.ts'
import { classMessages } from './class-messages.ts'
import { contactMessages } from './contact-messages.ts'
import { togetherMessages } from './together-messages.ts'
import { sentenceMessages } from './sentence-messages.ts'
import { tutorMessages } from './tutor-messages.ts'
import { notificationMessages } from './notification-messages.ts'
import type { Language } from './locales.ts'
import { fillMessage } from './message.ts'
import type { Message } from './message.ts'

/**
 * The text of every error and lock by its code, with the HTTP status. `{name}` is a placeholder for a value. Texts of one screen are in the
 * locales of its feature.
 */
export const messages = {
  ...browserMessages,
  ...accountMessages,
  ...ankiMessages,
  ...classMessages,
  ...contactMessages,
  ...togetherMessages,
  ...tutorMessages,
  ...sentenceMessages,
  ...notificationMessages,
  // Challenges
  challenge_without_words: { status: 404, zh: '这个挑战还没有单词', en: 'No words available for challenge' },
  level_without_words: { status: 404, zh: '第 {level} 关没有单词', en: 'No words found for level {level}' },
  exam_day_invalid: {
    status: 400,
    zh: '考试日期要在明天到一年以内',
    en: 'Choose a day from tomorrow to a year from now',
  },
  reader_text_empty: {
    status: 400,
    zh: '这段文字里没有英文单词',
    en: 'There are no English words in this text',
  },
  reader_full: {
    status: 409,
    zh: '最多保存 {count} 篇文章，请先删掉几篇',
    en: 'You can keep {count} texts. Please delete some first.',
  },
  plan_without_words: { status: 400, zh: '请选择有单词的词表', en: 'Choose a list that has words' },
  review_none: { status: 404, zh: '现在没有要复习的单词', en: 'No words to review right now' },
  run_not_found: { status: 404, zh: '找不到这一局', en: 'This run was not found' },
  run_expired: {
    status: 410,
    zh: '这一局已经过期，请重新开始',
    en: 'This run has expired. Please start again.',
  },
  offline_runs_full: {
    status: 409,
    zh: '离线练习最多保留 20 局，先完成几局吧',
    en: 'You have 20 runs for offline use. Finish some first.',
  },
  run_finished: { status: 409, zh: '这一局已经结束', en: 'This run is finished' },
  run_unfinished: {
    status: 409,
    zh: '还有单词没有答对，先完成它们吧',
    en: 'Some words are still open. Finish them first.',
  },
  answer_foreign: { status: 400, zh: '这个答案不属于这一局', en: 'This answer does not belong to this run' },
  no_missed_words: { status: 404, zh: '这一关没有答错的单词', en: 'No missed words on this level' },
  // Words, grouping, practice, quiz
  word_required: { status: 400, zh: '请输入单词', en: 'Please enter a word' },
  title_required: { status: 400, zh: '请输入名称', en: 'Please enter a name' },
  grouping_no_match: { status: 404, zh: '没有找到匹配的单词', en: 'No matching words found' },
  // Payment
  alipay_config_failed: { status: null, zh: '支付宝配置有误：{errors}', en: 'Alipay configuration errors: {errors}' },
  alipay_test_failed: { status: null, zh: '支付宝配置测试失败', en: 'Alipay configuration test failed' },
  alipay_create_failed: { status: 503, zh: '创建支付宝订单失败', en: 'Failed to create Alipay payment' },
  price_changed: {
    status: 409,
    zh: '价格已经更新，请确认新的金额',
    en: 'The price has changed. Please check the new amount.',
  },
  payment_unavailable: { status: 503, zh: '这里暂不支持这种支付方式', en: 'This way to pay is not available here' },
  payment_failed: {
    status: 503,
    zh: '暂时连不上支付平台，没有扣款，请稍后再试',
    en: 'The payment service cannot be reached. Nothing was charged. Please try again shortly.',
  },
  payment_renewing: {
    status: 409,
    zh: '你的会员会自动续费。要换方案，请先在设置里取消续费',
    en: 'Your VIP renews by itself. To change the plan, end the renewal in the settings first.',
  },
  order_not_found: { status: 404, zh: '找不到这个订单', en: 'This order was not found' },
  order_paid: { status: 409, zh: '这个订单已经付款', en: 'This order is paid already' },
  order_closed: { status: 409, zh: '这个订单已关闭，请重新下单', en: 'This order is closed. Please start again.' },
  order_not_paid: { status: 409, zh: '只有已付款的订单可以退款', en: 'Only a paid order can be refunded' },
  refund_too_late: {
    status: 409,
    zh: '只有付款后 30 天内的订单可以申请退款',
    en: 'Money back can be asked for within 30 days of a payment',
  },
  card_number_required: { status: 400, zh: '请输入卡号', en: 'Please enter the card number' },
  card_number_invalid: { status: 400, zh: '卡号不正确，请核对', en: 'This card number is not right. Please check it.' },
  card_expiry_invalid: { status: 400, zh: '请按 月/年 填写有效期', en: 'Please enter the expiry date as MM/YY' },
  card_expired: { status: 400, zh: '这张卡已过期', en: 'This card has expired' },
  card_cvv_invalid: { status: 400, zh: '安全码不正确', en: 'This security code is not right' },
  card_holder_required: { status: 400, zh: '请输入持卡人姓名', en: 'Please enter the name on the card' },
  ticket_not_found: { status: 404, zh: '找不到这条工单', en: 'This request was not found' },
  ticket_limit: {
    status: 429,
    zh: '你有不少请求还在等答复，等我们回复后再提吧',
    en: 'Many of your requests wait for an answer already. Please give us a moment.',
  },
  ticket_full: {
    status: 409,
    zh: '这条工单已经很长了，请新开一条',
    en: 'This request is very long by now. Please start a new one.',
  },
  ticket_text_required: { status: 400, zh: '请写下你想说的', en: 'Please write what it is about' },
  // Chat
  conversation_not_found: { status: 404, zh: '找不到这个对话', en: 'This conversation was not found' },
  conversation_closed: {
    status: 409,
    zh: '这个对话现在只能看，不能再发消息',
    en: 'This conversation can be read, but takes no more messages',
  },
  message_required: { status: 400, zh: '请写点什么', en: 'Please write something' },
  message_too_long: { status: 400, zh: '一条消息最多 2000 个字', en: 'A message has at most 2,000 characters' },
  message_rate: {
    status: 429,
    zh: '发得太快了，{seconds} 秒后会继续发送',
    en: 'That was quick. Sending goes on in {seconds} seconds.',
  },
  message_day_limit: {
    status: 429,
    zh: '今天发的消息已经很多了，明天会继续发送',
    en: 'You have sent very many messages today. Sending goes on tomorrow.',
  },
  message_people_limit: {
    status: 429,
    zh: '新账号第一天最多给 5 个人发消息，这条消息之后会发送',
    en: 'On its first day an account writes to 5 people at most. This message is sent after that.',
  },
  message_not_found: { status: 404, zh: '找不到这条消息', en: 'This message was not found' },
  message_too_old: {
    status: 409,
    zh: '发出两分钟后，只能为自己删除',
    en: 'After two minutes a message can only be deleted for yourself',
  },
  report_reason_required: { status: 400, zh: '请选一个理由', en: 'Please choose a reason' },
  report_words_required: { status: 400, zh: '请用几句话说明情况', en: 'Please say in a few words what is wrong' },
  report_day_limit: {
    status: 429,
    zh: '今天已经举报了很多次，请明天再试；可以先屏蔽对方',
    en: 'You have sent many reports today. Try again tomorrow; you can block them now.',
  },
  learner_not_suspended: {
    status: 409,
    zh: '这位用户还没有停用，请先停用',
    en: 'This account is not suspended. Suspend it first.',
  },
  // Recordings
  recording_not_found: { status: 404, zh: '找不到这段录音', en: 'This recording was not found' },
  recording_empty: {
    status: 400,
    zh: '录音里没有声音数据，请重新录一次',
    en: 'There is no sound in this recording. Please record it again.',
  },
  recording_format: {
    status: 415,
    zh: '录音必须是 16 kHz、单声道、16 位的 WAV 文件',
    en: 'A recording must be a WAV file of 16 kHz, one channel and 16 bits',
  },
  recording_broken: {
    status: 400,
    zh: '录音文件不完整，请重新录一次',
    en: 'This recording is not complete. Please record it again.',
  },
  recording_too_long: {
    status: 413,
    zh: '录音最长 {most} 秒',
    en: 'A recording may last {most} seconds at most',
  },
  sentence_not_found: { status: 404, zh: '找不到这个句子', en: 'This sentence was not found' },
  body_type: { status: 415, zh: '不接受这种内容', en: 'This kind of content is not accepted' },
  // Word manager, and edits of courses
  word_exists: { status: 409, zh: '词典里已有这个单词', en: 'The dictionary has this word already' },
  edit_conflict: {
    status: 409,
    zh: '有人刚刚改了同一处，请先看看对方的内容',
    en: 'Somebody has just changed the same block. Please look at their text first.',
  },
  // Quick update: `fault` is said by the server, row by row in `faults`.
  quick_update_refused: { status: 400, zh: '没有保存：{fault}', en: 'Nothing was saved: {fault}' },
  quick_update_conflict: {
    status: 409,
    zh: '已经有了更新的改动，没有保存',
    en: 'Nothing was saved: there are newer changes.',
  },
  // Notes manager
  note_edit_conflict: {
    status: 409,
    zh: '别人刚刚改过这本笔记，请先看看现在的内容',
    en: 'Somebody has just changed this note. Please look at it again first.',
  },
  note_order_conflict: {
    status: 409,
    zh: '别人刚刚调整过顺序，请先看看现在的顺序',
    en: 'Somebody has just changed the order. Please look at it again first.',
  },
  note_empty: { status: 400, zh: '笔记里还没有单词，不能发布', en: 'A note without words cannot be published' },
  note_word_unknown: {
    status: 400,
    zh: '词典里没有“{word}”，官方笔记不能收',
    en: 'The dictionary does not have “{word}”, so an official note cannot',
  },
  note_word_unfit: {
    status: 400,
    zh: '“{word}”不适合出现在官方笔记里',
    en: '“{word}” is not fit for an official note',
  },
  // Everywhere
  not_found: { status: 404, zh: '找不到你要的内容', en: 'We could not find that' },
  field_invalid: { status: 400, zh: '请检查这一项', en: 'Please check this field' },
  field_unknown: { status: 400, zh: '不认识的字段', en: 'Unknown field' },
  input_invalid: { status: 400, zh: '有几处需要修改', en: 'Some fields need attention' },
  text_unreadable: { status: 400, zh: '包含无法保存的字符', en: 'Contains characters that cannot be saved' },
  json_required: { status: 415, zh: '请求内容必须是 JSON', en: 'The request must be JSON' },
  json_broken: { status: 400, zh: '请求内容不是有效的 JSON', en: 'The request is not valid JSON' },
  file_too_large: { status: 413, zh: '文件太大了', en: 'The file is too large' },
  body_too_large: { status: 413, zh: '请求内容太大', en: 'The request is too large' },
  cross_site: { status: 403, zh: '不接受来自其他网站的请求', en: 'Requests from other sites are not accepted' },
  too_many_requests: {
    status: 429,
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Please try again in {seconds} seconds.',
  },
  busy: { status: 503, zh: '服务繁忙，请稍后再试', en: 'The service is busy. Please try again shortly.' },
  content_loading: {
    status: 503,
    zh: '词库正在准备，请稍候',
    en: 'The dictionary is being prepared. One moment, please.',
  },
  database_unavailable: {
    status: 503,
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available for a moment. Please try again.',
  },
  storage_full: {
    status: 503,
    zh: '存储空间已满，这次没能保存，请稍后再试',
    en: 'There is no room left to save this. Please try again later.',
  },
} as const satisfies Record<string, Message>

export type MessageCode = keyof typeof messages

/** Codes that the API answers. */
export type ErrorCode = {
  [Code in MessageCode]: (typeof messages)[Code]['status'] extends null ? never : Code
}[MessageCode]

/** The code itself, checked by the compiler: schemas carry codes where zod expects a text. */
export const message = (code: ErrorCode): ErrorCode => code

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code)

export const isErrorCode = (code: string): code is ErrorCode => isMessageCode(code) && messages[code].status !== null

/** The sentence for a code, with its `{name}` values filled in. */
export const messageText = (
  code: MessageCode,
  language: Language,
  values?: Readonly<Record<string, string | number>>,
): string => fillMessage(messages[code], language, values)
