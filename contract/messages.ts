import type { Language } from './locales.ts'

/**
 * Every sentence the product can say about an error or a lock, once, with its code. `{name}` stands for a value.
 * Texts that belong to one screen only live in that feature's locales.
 */
export const messages = {
  // Phone and code
  phone_empty: { zh: '手机号不能为空', en: 'Phone number cannot be empty' },
  phone_required: { zh: '请输入手机号', en: 'Please enter phone number' },
  phone_invalid: { zh: '请输入有效的中国大陆手机号', en: 'Please enter a valid mainland China phone number' },
  code_required: { zh: '请输入验证码', en: 'Please enter verification code' },
  code_invalid: {
    zh: '验证码不正确或已过期，请重新获取',
    en: 'That code is wrong or has expired. Please get a new one.',
  },
  code_wait: {
    zh: '验证码刚刚发出，请 {seconds} 秒后再试',
    en: 'A code was just sent. Please try again in {seconds} seconds.',
  },
  code_limit: {
    zh: '这个手机号获取验证码太频繁，请稍后再试',
    en: 'Too many codes for this phone number. Please try again later.',
  },
  code_send_failed: { zh: '验证码发送失败', en: 'Failed to send verification code' },
  sms_unavailable: {
    zh: '暂不支持手机验证码登录，请换一种方式',
    en: 'Sign-in by phone code is not available here. Please use another way.',
  },
  // Password, e-mail, username
  password_required: { zh: '请输入密码', en: 'Please enter password' },
  password_too_short: { zh: '密码至少需要 8 个字符', en: 'Password must be at least 8 characters' },
  password_too_long: { zh: '密码最多 128 个字符', en: 'Password must be at most 128 characters' },
  password_needs_uppercase: {
    zh: '密码至少包含一个大写字母',
    en: 'Password must contain at least one uppercase letter',
  },
  password_needs_lowercase: {
    zh: '密码至少包含一个小写字母',
    en: 'Password must contain at least one lowercase letter',
  },
  password_needs_digit: { zh: '密码至少包含一个数字', en: 'Password must contain at least one digit' },
  password_too_common: {
    zh: '这个密码太常见，很容易被猜到，请换一个',
    en: 'This password is very common and easy to guess. Please choose another.',
  },
  password_is_identity: { zh: '密码不能与用户名或邮箱相同', en: 'Password must not be your username or e-mail' },
  current_password_required: { zh: '请输入当前密码', en: 'Please enter your current password' },
  current_password_wrong: { zh: '当前密码不正确', en: 'Your current password is not right' },
  password_mismatch: { zh: '两次输入的密码不一样', en: 'The two passwords are not the same' },
  email_required: { zh: '请输入邮箱', en: 'Please enter email' },
  email_invalid: { zh: '请输入有效的邮箱地址', en: 'Please enter a valid e-mail address' },
  email_unchanged: { zh: '这就是你现在的邮箱', en: 'This is your e-mail already' },
  email_taken: { zh: '这个邮箱已属于另一个账号', en: 'This e-mail belongs to another account by now' },
  phone_unchanged: { zh: '这就是你现在的手机号', en: 'This is your phone number already' },
  phone_taken: { zh: '这个手机号已属于另一个账号', en: 'This phone number belongs to another account' },
  username_required: { zh: '请输入用户名', en: 'Please enter username' },
  username_characters: {
    zh: '用户名只能包含英文字母、数字、下划线（_）和连字符（-）。',
    en: 'Username can only contain English characters, numbers, underscore (_) and hyphen (-).',
  },
  username_length: { zh: '用户名需要 3 到 30 个字符', en: 'Username must be 3 to 30 characters' },
  username_taken: { zh: '这个用户名已被使用', en: 'This username is taken' },
  username_reserved: { zh: '这个用户名不能使用，请换一个', en: 'This username cannot be used. Please choose another.' },
  invite_code_unknown: { zh: '找不到这个邀请码', en: 'This invite code is not known' },
  // Signing in and up
  login_failed: { zh: '登录失败', en: 'Login failed' },
  invalid_credentials: {
    zh: '邮箱或密码不正确。刚注册的话，请先打开我们发去的邮件。',
    en: 'Invalid email or password. If you have just signed up, open the mail we sent first.',
  },
  invalid_phone_credentials: { zh: '手机号或密码不正确', en: 'Invalid phone number or password' },
  google_failed: { zh: 'Google 登录失败', en: 'Google authentication failed' },
  google_unavailable: {
    zh: '暂不支持 Google 登录，请换一种方式',
    en: 'Sign-in by Google is not available here. Please use another way.',
  },
  google_password_needed: {
    zh: '这个邮箱已有账号。输入它的密码，以后就能用 Google 登录了',
    en: 'This e-mail has an account. Enter its password once to sign in with Google from now on.',
  },
  google_sign_in_first: {
    zh: '这个邮箱已有账号。请先用原来的方式登录，再到设置里关联 Google',
    en: 'This e-mail has an account. Sign in your usual way first, then link Google in the settings.',
  },
  google_linked_elsewhere: {
    zh: '这个 Google 账号已关联另一个账号',
    en: 'This Google account is linked to another account',
  },
  google_other_account: {
    zh: '请用已关联的那个 Google 账号',
    en: 'Please use the Google account that is linked here',
  },
  last_way_in: {
    zh: '这是你唯一的登录方式，请先设置密码或手机号',
    en: 'This is your only way to sign in. Set a password or a phone number first.',
  },
  signup_failed: { zh: '注册出错，请重试。', en: 'Error creating account. Please try again.' },
  verification_failed: {
    zh: '邮箱验证失败，请重新注册。',
    en: 'Email verification failed. Please try signing up again.',
  },
  email_unverified: {
    zh: '这个邮箱还没有验证，请打开我们发去的邮件。',
    en: 'This e-mail is not verified yet. Please open the mail we sent.',
  },
  link_expired: {
    zh: '这个链接已经失效，请重新获取。',
    en: 'This link no longer works. Please ask for a new one.',
  },
  mail_unavailable: {
    zh: '暂时不能发送邮件，请换一种方式',
    en: 'Mail cannot be sent here. Please use another way.',
  },
  reauth_required: { zh: '请先确认是你本人', en: 'Please confirm first that it is you' },
  reauth_unavailable: {
    zh: '这个账号不能用这种方式确认身份，请联系客服',
    en: 'This account cannot be confirmed this way. Please contact support.',
  },
  session_missing: { zh: '请先登录', en: 'Please sign in first' },
  guest_not_allowed: { zh: '登录或注册后就能使用这项功能', en: 'Sign in or create an account to use this' },
  admin_only: { zh: '只有管理员可以使用这项功能', en: 'Only administrators can use this' },
  vip_required: { zh: '已到免费额度，开通 VIP 可继续', en: 'You have reached the free limit. VIP lifts it.' },
  limit_reached: { zh: '已经到上限了，请稍后再来', en: 'You have reached the limit. Please come back later.' },
  user_fetch_failed: { zh: '获取用户数据出错', en: 'Error fetching user data' },
  user_refresh_failed: { zh: '刷新用户数据出错', en: 'Error refreshing user data' },
  user_provider_missing: {
    zh: 'useUser must be used within a UserProvider',
    en: 'useUser must be used within a UserProvider',
  },
  picture_type: { zh: '请选择 PNG、JPEG 或 WebP 图片', en: 'Please choose a PNG, JPEG or WebP picture' },
  picture_broken: { zh: '这张图片无法读取，请换一张', en: 'This picture cannot be read. Please choose another.' },
  // Challenges
  challenge_load_failed: { zh: '加载挑战数据失败：{status}', en: 'Failed to load challenge data: {status}' },
  network_error: { zh: '网络错误，请检查网络连接。', en: 'Network error. Please check your connection.' },
  challenge_without_words: { zh: '这个挑战还没有单词', en: 'No words available for challenge' },
  level_without_words: { zh: '第 {level} 关没有单词', en: 'No words found for level {level}' },
  guest_start_failed: { zh: '启动游客模式失败', en: 'Failed to start guest mode' },
  challenge_sign_in: { zh: '请登录后开始单词挑战', en: 'Please log in to start the word challenge' },
  level_locked: {
    zh: '需要先以 3 星完成上一关，才能解锁这一关！',
    en: 'You need to complete the previous level with 3 stars to unlock this level!',
  },
  course_locked: {
    zh: '这门课程还没有解锁，请先完成前面的课程！',
    en: 'This course is locked. Complete previous courses to unlock!',
  },
  lesson_locked: {
    zh: '先完成上一课，这一课就会打开',
    en: 'Complete the lesson before this one to open it',
  },
  review_none: { zh: '现在没有要复习的单词', en: 'No words to review right now' },
  contact_name_required: { zh: '请输入用户名或邀请码', en: 'Please enter a username or an invite code' },
  contact_unknown: { zh: '没有找到这位学习者', en: 'No learner was found under this name' },
  contact_self: { zh: '这是你自己', en: 'That is you' },
  contact_limit: { zh: '联系人已经满了，先移除几位吧', en: 'Your list of contacts is full. Remove some first.' },
  run_not_found: { zh: '找不到这一局', en: 'This run was not found' },
  run_expired: { zh: '这一局已经超过 24 小时，请重新开始', en: 'This run is older than 24 hours. Please start again.' },
  run_finished: { zh: '这一局已经结束', en: 'This run is finished' },
  run_unfinished: { zh: '还有单词没有答对，先完成它们吧', en: 'Some words are still open. Finish them first.' },
  answer_foreign: { zh: '这个答案不属于这一局', en: 'This answer does not belong to this run' },
  no_missed_words: { zh: '这一关没有答错的单词', en: 'No missed words on this level' },
  letter_expected: { zh: '应为 {expected}，输入了 {typed}', en: 'expected {expected} but typed {typed}' },
  // Words, grouping, practice, quiz
  word_info_failed: { zh: '获取单词信息出错', en: 'Error fetching info' },
  word_info_none: { zh: '暂无信息', en: 'No information available' },
  word_invalid: { zh: '无效单词', en: 'Invalid Word' },
  did_you_mean: { zh: '你是不是要找', en: 'Did you mean' },
  grouping_failed: { zh: '智能分组处理失败', en: 'Failed to process smart grouping' },
  grouping_no_match: { zh: '没有找到匹配的单词', en: 'No matching words found' },
  practice_empty: { zh: '没有可练习的单词', en: 'No Words to Practice' },
  quiz_impossible: {
    zh: '无法生成题目，请检查单词是否有有效的翻译',
    en: 'Questions cannot be generated. Please check that words have valid translations.',
  },
  question_kind_unknown: { zh: '未知题型', en: 'Unknown question type' },
  audio_unavailable: { zh: '暂时没有这个单词的发音', en: 'No sound for this word right now' },
  // Payment
  alipay_config_failed: { zh: '支付宝配置有误：{errors}', en: 'Alipay configuration errors: {errors}' },
  alipay_test_failed: { zh: '支付宝配置测试失败', en: 'Alipay configuration test failed' },
  alipay_create_failed: { zh: '创建支付宝订单失败', en: 'Failed to create Alipay payment' },
  price_changed: { zh: '价格已经更新，请确认新的金额', en: 'The price has changed. Please check the new amount.' },
  payment_unavailable: { zh: '这里暂不支持这种支付方式', en: 'This way to pay is not available here' },
  payment_failed: {
    zh: '暂时连不上支付平台，没有扣款，请稍后再试',
    en: 'The payment service cannot be reached. Nothing was charged. Please try again shortly.',
  },
  payment_renewing: {
    zh: '你的会员会自动续费。要换方案，请先在设置里取消续费',
    en: 'Your VIP renews by itself. To change the plan, end the renewal in the settings first.',
  },
  order_not_found: { zh: '找不到这个订单', en: 'This order was not found' },
  order_paid: { zh: '这个订单已经付款', en: 'This order is paid already' },
  order_closed: { zh: '这个订单已关闭，请重新下单', en: 'This order is closed. Please start again.' },
  order_not_paid: { zh: '只有已付款的订单可以退款', en: 'Only a paid order can be refunded' },
  refund_too_late: {
    zh: '只有付款后 30 天内的订单可以申请退款',
    en: 'Money back can be asked for within 30 days of a payment',
  },
  card_number_required: { zh: '请输入卡号', en: 'Please enter the card number' },
  card_number_invalid: { zh: '卡号不正确，请核对', en: 'This card number is not right. Please check it.' },
  card_expiry_invalid: { zh: '请按 月/年 填写有效期', en: 'Please enter the expiry date as MM/YY' },
  card_expired: { zh: '这张卡已过期', en: 'This card has expired' },
  card_cvv_invalid: { zh: '安全码不正确', en: 'This security code is not right' },
  card_holder_required: { zh: '请输入持卡人姓名', en: 'Please enter the name on the card' },
  ticket_not_found: { zh: '找不到这条工单', en: 'This request was not found' },
  ticket_limit: {
    zh: '你有不少请求还在等答复，等我们回复后再提吧',
    en: 'Many of your requests wait for an answer already. Please give us a moment.',
  },
  ticket_full: {
    zh: '这条工单已经很长了，请新开一条',
    en: 'This request is very long by now. Please start a new one.',
  },
  ticket_text_required: { zh: '请写下你想说的', en: 'Please write what it is about' },
  body_type: { zh: '不接受这种内容', en: 'This kind of content is not accepted' },
  // Everywhere
  not_found: { zh: '找不到你要的内容', en: 'We could not find that' },
  field_invalid: { zh: '请检查这一项', en: 'Please check this field' },
  field_unknown: { zh: '不认识的字段', en: 'Unknown field' },
  input_invalid: { zh: '有几处需要修改', en: 'Some fields need attention' },
  text_too_long: { zh: '内容太长了', en: 'This text is too long' },
  text_unreadable: { zh: '包含无法保存的字符', en: 'Contains characters that cannot be saved' },
  json_required: { zh: '请求内容必须是 JSON', en: 'The request must be JSON' },
  json_broken: { zh: '请求内容不是有效的 JSON', en: 'The request is not valid JSON' },
  file_too_large: { zh: '文件太大了', en: 'The file is too large' },
  body_too_large: { zh: '请求内容太大', en: 'The request is too large' },
  cross_site: { zh: '不接受来自其他网站的请求', en: 'Requests from other sites are not accepted' },
  too_many_requests: {
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Please try again in {seconds} seconds.',
  },
  busy: { zh: '服务繁忙，请稍后再试', en: 'The service is busy. Please try again shortly.' },
  content_loading: { zh: '词库正在准备，请稍候', en: 'The dictionary is being prepared. One moment, please.' },
  database_unavailable: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available for a moment. Please try again.',
  },
  storage_full: {
    zh: '存储空间已满，这次没能保存，请稍后再试',
    en: 'There is no room left to save this. Please try again later.',
  },
  server_error: { zh: '出了点问题，请重试', en: 'Something went wrong. Please try again.' },
  something_went_wrong: { zh: '出错了', en: 'Something went wrong' },
  page_not_found: { zh: '页面不存在', en: 'Page Not Found' },
} as const satisfies Record<string, Record<Language, string>>

export type MessageCode = keyof typeof messages

/** The code itself, checked by the compiler: schemas carry codes where zod expects a text. */
export const message = (code: MessageCode): MessageCode => code

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code)

/** The sentence for a code, with its `{name}` values filled in. */
export function messageText(
  code: MessageCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return messages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
