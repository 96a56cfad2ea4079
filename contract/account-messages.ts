import type { Message } from './message.ts'

/** Texts about accounts: phone, code, password, e-mail, username, sign-in and sign-up. */
export const accountMessages = {
  // Phone and code
  phone_empty: { status: 400, zh: '手机号不能为空', en: 'Phone number cannot be empty' },
  phone_required: { status: 400, zh: '请输入手机号', en: 'Please enter phone number' },
  phone_invalid: {
    status: 400,
    zh: '请输入有效的中国大陆手机号',
    en: 'Please enter a valid mainland China phone number',
  },
  code_required: { status: 400, zh: '请输入验证码', en: 'Please enter verification code' },
  code_invalid: {
    status: 400,
    zh: '验证码不正确或已过期，请重新获取',
    en: 'That code is wrong or has expired. Please get a new one.',
  },
  code_wait: {
    status: 429,
    zh: '验证码刚刚发出，请 {seconds} 秒后再试',
    en: 'A code was just sent. Please try again in {seconds} seconds.',
  },
  code_limit: {
    status: 429,
    zh: '这个手机号获取验证码太频繁，请稍后再试',
    en: 'Too many codes for this phone number. Please try again later.',
  },
  code_send_failed: { status: 503, zh: '验证码发送失败', en: 'Failed to send verification code' },
  sms_unavailable: {
    status: 503,
    zh: '暂不支持手机验证码登录，请换一种方式',
    en: 'Sign-in by phone code is not available here. Please use another way.',
  },
  // Password, e-mail, username
  password_required: { status: 400, zh: '请输入密码', en: 'Please enter password' },
  password_too_short: { status: 400, zh: '密码至少需要 8 个字符', en: 'Password must be at least 8 characters' },
  password_too_long: { status: 400, zh: '密码最多 128 个字符', en: 'Password must be at most 128 characters' },
  password_needs_uppercase: {
    status: 400,
    zh: '密码至少包含一个大写字母',
    en: 'Password must contain at least one uppercase letter',
  },
  password_needs_lowercase: {
    status: 400,
    zh: '密码至少包含一个小写字母',
    en: 'Password must contain at least one lowercase letter',
  },
  password_needs_digit: { status: 400, zh: '密码至少包含一个数字', en: 'Password must contain at least one digit' },
  password_too_common: {
    status: 400,
    zh: '这个密码太常见，很容易被猜到，请换一个',
    en: 'This password is very common and easy to guess. Please choose another.',
  },
  password_is_identity: {
    status: 400,
    zh: '密码不能与用户名或邮箱相同',
    en: 'Password must not be your username or e-mail',
  },
  current_password_required: { status: 400, zh: '请输入当前密码', en: 'Please enter your current password' },
  current_password_wrong: { status: 400, zh: '当前密码不正确', en: 'Your current password is not right' },
  password_mismatch: { status: 400, zh: '两次输入的密码不一样', en: 'The two passwords are not the same' },
  email_required: { status: 400, zh: '请输入邮箱', en: 'Please enter email' },
  email_invalid: { status: 400, zh: '请输入有效的邮箱地址', en: 'Please enter a valid e-mail address' },
  email_unchanged: { status: 400, zh: '这就是你现在的邮箱', en: 'This is your e-mail already' },
  email_taken: { status: 409, zh: '这个邮箱已属于另一个账号', en: 'This e-mail belongs to another account by now' },
  phone_unchanged: { status: 400, zh: '这就是你现在的手机号', en: 'This is your phone number already' },
  phone_taken: { status: 409, zh: '这个手机号已属于另一个账号', en: 'This phone number belongs to another account' },
  username_required: { status: 400, zh: '请输入用户名', en: 'Please enter username' },
  username_characters: {
    status: 400,
    zh: '用户名只能包含英文字母、数字、下划线（_）和连字符（-）。',
    en: 'Username can only contain English characters, numbers, underscore (_) and hyphen (-).',
  },
  username_length: { status: 400, zh: '用户名需要 3 到 30 个字符', en: 'Username must be 3 to 30 characters' },
  username_taken: { status: 400, zh: '这个用户名已被使用', en: 'This username is taken' },
  username_reserved: {
    status: 400,
    zh: '这个用户名不能使用，请换一个',
    en: 'This username cannot be used. Please choose another.',
  },
  invite_code_unknown: { status: 400, zh: '找不到这个邀请码', en: 'This invite code is not known' },
  // Signing in and up
  login_failed: { status: null, zh: '登录失败', en: 'Login failed' },
  invalid_credentials: {
    status: 401,
    zh: '邮箱或密码不正确。刚注册的话，请先打开我们发去的邮件。',
    en: 'Invalid email or password. If you have just signed up, open the mail we sent first.',
  },
  invalid_phone_credentials: { status: 401, zh: '手机号或密码不正确', en: 'Invalid phone number or password' },
  google_unavailable: {
    status: 404,
    zh: '暂不支持 Google 登录，请换一种方式',
    en: 'Sign-in by Google is not available here. Please use another way.',
  },
  google_password_needed: {
    status: 409,
    zh: '这个邮箱已有账号。输入它的密码，以后就能用 Google 登录了',
    en: 'This e-mail has an account. Enter its password once to sign in with Google from now on.',
  },
  google_sign_in_first: {
    status: 409,
    zh: '这个邮箱已有账号。请先用原来的方式登录，再到设置里关联 Google',
    en: 'This e-mail has an account. Sign in your usual way first, then link Google in the settings.',
  },
  google_linked_elsewhere: {
    status: 409,
    zh: '这个 Google 账号已关联另一个账号',
    en: 'This Google account is linked to another account',
  },
  google_other_account: {
    status: 400,
    zh: '请用已关联的那个 Google 账号',
    en: 'Please use the Google account that is linked here',
  },
  last_way_in: {
    status: 409,
    zh: '这是你唯一的登录方式，请先设置密码或手机号',
    en: 'This is your only way to sign in. Set a password or a phone number first.',
  },
  signup_failed: { status: 503, zh: '注册出错，请重试。', en: 'Error creating account. Please try again.' },
  verification_failed: {
    status: 400,
    zh: '邮箱验证失败，请重新注册。',
    en: 'Email verification failed. Please try signing up again.',
  },
  email_unverified: {
    status: 403,
    zh: '这个邮箱还没有验证，请打开我们发去的邮件。',
    en: 'This e-mail is not verified yet. Please open the mail we sent.',
  },
  link_expired: {
    status: 400,
    zh: '这个链接已经失效，请重新获取。',
    en: 'This link no longer works. Please ask for a new one.',
  },
  mail_unavailable: {
    status: 503,
    zh: '暂时不能发送邮件，请换一种方式',
    en: 'Mail cannot be sent here. Please use another way.',
  },
  reauth_required: { status: 403, zh: '请先确认是你本人', en: 'Please confirm first that it is you' },
  reauth_unavailable: {
    status: 409,
    zh: '这个账号不能用这种方式确认身份，请联系客服',
    en: 'This account cannot be confirmed this way. Please contact support.',
  },
  session_missing: { status: 401, zh: '请先登录', en: 'Please sign in first' },
  account_suspended: {
    status: 403,
    zh: '这个账号已被停用，现在不能登录。有疑问请联系 {contact}',
    en: 'This account is suspended and cannot be signed in to. If you think that is a mistake, write to {contact}',
  },
  own_account: { status: 409, zh: '不能停用自己的账号', en: 'You cannot suspend your own account' },
  last_administrator: {
    status: 409,
    zh: '你是唯一的管理员，请先让运维人员指定另一位管理员，再注销账号',
    en: 'You are the only administrator. Have the operator name another one before you delete your account.',
  },
  reason_required: { status: 400, zh: '请写明原因', en: 'Please give a reason' },
  admin_only: { status: 403, zh: '只有管理员可以使用这项功能', en: 'Only administrators can use this' },
  vip_required: {
    status: 402,
    zh: '已到免费额度，开通 VIP 可继续',
    en: 'You have reached the free limit. VIP lifts it.',
  },
  limit_reached: {
    status: 429,
    zh: '已经到上限了，请稍后再来',
    en: 'You have reached the limit. Please come back later.',
  },
  picture_type: { status: 415, zh: '请选择 PNG、JPEG 或 WebP 图片', en: 'Please choose a PNG, JPEG or WebP picture' },
  picture_broken: {
    status: 400,
    zh: '这张图片无法读取，请换一张',
    en: 'This picture cannot be read. Please choose another.',
  },
  birth_year_invalid: {
    status: 400,
    zh: '请输入四位数的出生年份',
    en: 'Please enter the year of your birth, four digits',
  },
  birth_year_fixed: {
    status: 409,
    zh: '出生年份一年只能更正一次，请到期后再改',
    en: 'The year of birth can be corrected once a year. Please try again then.',
  },
} as const satisfies Record<string, Message>
