/** Pages of an account: its beginning, its sign-in, its settings and what others see of it. */
import { alone, page } from '../page.ts'

export const accountPages = {
  auth: page('public', '/auth', { zh: '登录 / 注册', en: 'Sign in or sign up' }, 'Auth', ['auth'], {
    preset: 'auth',
    alone: true,
  }),
  signIn: page('public', '/signin', { zh: '登录', en: 'Sign in' }, 'Auth', ['auth'], { preset: 'auth', alone: true }),
  signUp: page('public', '/signup', { zh: '注册', en: 'Create account' }, 'Auth', ['auth'], {
    preset: 'auth',
    alone: true,
  }),
  verifyEmail: page(
    'public',
    '/verify-email/:token',
    { zh: '验证邮箱', en: 'Verify e-mail' },
    'VerifyEmail',
    ['auth'],
    alone,
  ),
  changeEmail: page(
    'public',
    '/verify-email/change/:token',
    { zh: '更换邮箱', en: 'Change e-mail' },
    'ChangeEmail',
    ['auth'],
    alone,
  ),
  stopEmailChange: page(
    'public',
    '/verify-email/stop/:token',
    { zh: '阻止更换邮箱', en: 'Stop the change of e-mail' },
    'StopEmailChange',
    ['auth'],
    alone,
  ),
  reauthLink: page(
    'public',
    '/verify-email/proof/:token',
    { zh: '确认是你本人', en: 'Confirm that it is you' },
    'ReauthLink',
    ['auth'],
    alone,
  ),
  unsubscribe: page(
    'public',
    '/unsubscribe/:token',
    { zh: '退订每周小结', en: 'Unsubscribe' },
    'Unsubscribe',
    ['auth'],
    alone,
  ),
  forgotPassword: page(
    'public',
    '/reset-password',
    { zh: '忘记密码', en: 'Forgot password' },
    'ForgotPassword',
    ['auth'],
    alone,
  ),
  resetPassword: page(
    'public',
    '/reset-password/:token',
    { zh: '设置新密码', en: 'Set a new password' },
    'ResetPassword',
    ['auth'],
    alone,
  ),
  settings: page('session', '/settings/:section?', { zh: '设置', en: 'Settings' }, 'Settings', ['settings']),
  profile: page('session', '/profile', { zh: '我的学习', en: 'My learning' }, 'Profile', ['profile'], {
    reads: ['GET /api/user/progress', 'GET /api/user/stats'],
  }),
  leaderboard: page(
    'session',
    '/leaderboard/:view?',
    { zh: '排行榜', en: 'Leaderboard' },
    'Leaderboard',
    ['leaderboard'],
    {
      preset: 'leaderboard',
    },
  ),
  notifications: page(
    'session',
    '/notifications',
    { zh: '通知', en: 'Notifications' },
    'Notifications',
    ['notifications'],
    { reads: ['GET /api/notifications'] },
  ),
  contacts: page(
    'session',
    '/contacts',
    { zh: '联系人', en: 'Contacts' },
    'Contacts',
    ['contacts', 'together', 'chat'],
    {
      reads: ['GET /api/contacts'],
    },
  ),
  chat: page(
    'session',
    '/chat/:conversation?',
    { zh: '聊天', en: 'Chat' },
    'Chat',
    ['chat', 'sharing', 'together', 'tutor', 'practice', 'words', 'notes'],
    {
      reads: ['GET /api/conversations'],
    },
  ),
} as const
