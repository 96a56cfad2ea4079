/**
 * The one table of pages. The browser's screens and its router, the server's status codes, heads and preloads, and the builders of addresses
 * (routes.ts) all derive from it.
 */
import type { RawResponse } from './core.ts'
import type { endpoints } from './index.ts'
import type { Language } from './locales.ts'

/** Texts of the head that search engines and shared links show; pages without a preset use the title with the brand behind it. */
export type Preset = 'home' | 'auth' | 'leaderboard'

type Endpoints = typeof endpoints
/** A GET endpoint, named as in the browser's calls: 'GET /api/words/{word}'. */
type ReadId = {
  [N in keyof Endpoints]: Endpoints[N] extends { response: RawResponse }
    ? never
    : Endpoints[N] extends { method: 'GET'; path: infer P extends string }
      ? `GET ${P}`
      : never
}[keyof Endpoints]

interface Extras {
  readonly preset?: Preset
  /** The page has the whole window, without navigation. */
  readonly alone?: true
  /** What the page reads at once: `{name}` is the parameter `:name` of its path. Fetched with its code, or before. */
  readonly reads?: readonly ReadId[]
}

export interface Page<Path extends string = string, Text extends string = string> extends Extras {
  /** Pattern: `:name` is one part of the path, `:name?` may be left out. */
  readonly path: Path
  /** 'session': a stored token is needed, else the browser goes to sign-in and comes back. */
  readonly access: 'public' | 'session'
  readonly title: Readonly<Record<Language, string>>
  /** The module of src/app/pages whose component of the same name draws it; null is the landing page, a document of its own. */
  readonly module: string | null
  /** The features whose texts it shows. */
  readonly texts: readonly Text[]
}

const page = <const Path extends string, const Text extends string = never>(
  access: Page['access'],
  path: Path,
  title: Page['title'],
  module: Page['module'],
  texts: readonly Text[],
  extras: Extras = {},
): Page<Path, Text> => ({ access, path, title, module, texts, ...extras })

const alone = { alone: true } as const

export const pages = {
  landing: page('public', '/', { zh: '互动式英语学习平台', en: 'Interactive English learning' }, null, [], {
    preset: 'home',
  }),
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
  home: page('public', '/home', { zh: '首页', en: 'Home' }, 'Home', ['home', 'words', 'reviews'], {
    preset: 'home',
    reads: ['GET /api/user/stats', 'GET /api/challenges', 'GET /api/look-ups'],
  }),
  challenges: page('session', '/challenges', { zh: '单词挑战', en: 'Word challenges' }, 'Challenges', ['challenges'], {
    reads: ['GET /api/challenges'],
  }),
  wordChallenge: page(
    'session',
    '/word-challenge',
    { zh: '选择关卡', en: 'Choose a level' },
    'WordChallenge',
    ['challenges'],
    { reads: ['GET /api/challenges'] },
  ),
  game: page(
    'session',
    '/word-challenge/:category/:sub?/game',
    { zh: '挑战', en: 'Challenge' },
    'Game',
    ['challenges', 'practice'],
    alone,
  ),
  word: page('session', '/word/:word', { zh: '单词', en: 'Word' }, 'Word', ['words', 'notes'], {
    reads: ['GET /api/words/{word}'],
  }),
  streamTest: page(
    'session',
    '/test-streaming',
    { zh: '单词信息流测试', en: 'Word information stream' },
    'StreamTest',
    ['words'],
  ),
  practice: page('session', '/practice', { zh: '单词练习', en: 'Practice' }, 'Practice', ['practice', 'notes'], alone),
  courses: page('session', '/courses', { zh: '课程', en: 'Courses' }, 'Courses', ['courses'], {
    reads: ['GET /api/courses'],
  }),
  course: page('session', '/courses/:course', { zh: '课程', en: 'Course' }, 'Course', ['courses'], {
    reads: ['GET /api/courses/{course}'],
  }),
  certificate: page(
    'session',
    '/courses/:course/certificate',
    { zh: '结业证书', en: 'Certificate' },
    'Certificate',
    ['courses'],
    { reads: ['GET /api/courses/{course}'] },
  ),
  lesson: page('session', '/lesson/:course/:number', { zh: '上课', en: 'Lesson' }, 'Lesson', ['courses', 'practice'], {
    alone: true,
    reads: ['GET /api/courses/{course}/lessons/{number}'],
  }),
  /** Leads to the course, or to all of them. */
  lessons: page('session', '/lesson/:course?', { zh: '课程', en: 'Courses' }, 'Lessons', []),
  record: page('session', '/record', { zh: '录音', en: 'Record' }, 'Record', ['recordings', 'words']),
  leaderboard: page('session', '/leaderboard', { zh: '排行榜', en: 'Leaderboard' }, 'Leaderboard', ['leaderboard'], {
    preset: 'leaderboard',
  }),
  contacts: page('session', '/contacts', { zh: '联系人', en: 'Contacts' }, 'Contacts', ['contacts'], {
    reads: ['GET /api/contacts'],
  }),
  profile: page('session', '/profile', { zh: '我的学习', en: 'My learning' }, 'Profile', ['profile'], {
    reads: ['GET /api/user/progress', 'GET /api/user/stats'],
  }),
  review: page('session', '/review', { zh: '复习', en: 'Reviews' }, 'Review', ['reviews', 'words'], {
    reads: ['GET /api/reviews'],
  }),
  reviewRun: page(
    'session',
    '/review/session',
    { zh: '复习中', en: 'Reviewing' },
    'ReviewRun',
    ['reviews', 'practice'],
    alone,
  ),
  wordNotes: page('session', '/word-notes', { zh: '单词笔记', en: 'Word notes' }, 'WordNotes', ['notes']),
  wordNote: page(
    'session',
    '/word-notes/:id/:page?',
    { zh: '单词笔记', en: 'Word note' },
    'WordNote',
    ['notes', 'practice', 'words'],
    { reads: ['GET /api/notes/{id}'] },
  ),
  officialNotes: page('session', '/official-notes', { zh: '官方笔记', en: 'Official notes' }, 'OfficialNotes', [
    'notes',
  ]),
  officialNote: page(
    'session',
    '/official-notes/:id/:page?',
    { zh: '官方笔记', en: 'Official note' },
    'OfficialNote',
    ['notes', 'practice', 'words'],
    { reads: ['GET /api/notes/{id}'] },
  ),
  settings: page('session', '/settings', { zh: '设置', en: 'Settings' }, 'Settings', ['settings', 'auth', 'billing']),
  vip: page('public', '/vip', { zh: 'VIP 会员', en: 'VIP' }, 'Vip', ['billing'], { reads: ['GET /api/payment/plans'] }),
  vipPay: page('session', '/vip/pay', { zh: '付款', en: 'Payment' }, 'VipPay', ['billing']),
  orders: page('session', '/vip/orders', { zh: '订单记录', en: 'Orders' }, 'Orders', ['billing'], {
    reads: ['GET /api/payment/orders'],
  }),
  order: page('session', '/vip/orders/:id', { zh: '收据', en: 'Receipt' }, 'Order', ['billing'], {
    reads: ['GET /api/payment/orders/{id}'],
  }),
  paymentSuccess: page('session', '/payment/success', { zh: '付款结果', en: 'Your payment' }, 'PaymentSuccess', [
    'billing',
  ]),
  tickets: page('session', '/tickets', { zh: '我的工单', en: 'My requests' }, 'Tickets', ['tickets']),
  feedback: page('session', '/feedback', { zh: '意见反馈', en: 'Feedback' }, 'Feedback', ['tickets']),
  services: page('session', '/services', { zh: '更多服务', en: 'Services' }, 'Services', ['tickets']),
  adminOrders: page('session', '/admin/orders', { zh: '订单管理', en: 'Orders' }, 'AdminOrders', ['admin']),
  adminTickets: page('session', '/admin/tickets', { zh: '工单管理', en: 'Tickets' }, 'AdminTickets', ['admin']),
  adminPictures: page('session', '/admin/pictures', { zh: '图片统计', en: 'Pictures' }, 'AdminPictures', ['admin']),
  adminReports: page('session', '/admin/reports', { zh: '错误反馈', en: 'Reported mistakes' }, 'AdminReports', [
    'admin',
    'words',
  ]),
  about: page('public', '/about', { zh: '关于与致谢', en: 'About and credits' }, 'About', ['about']),
  terms: page('public', '/terms', { zh: '用户协议', en: 'User agreement' }, 'Terms', ['about']),
  privacy: page('public', '/privacy', { zh: '隐私政策', en: 'Privacy policy' }, 'Privacy', ['about']),
  outbox: page('public', '/dev/outbox', { zh: '演示信箱', en: 'Demo mailbox' }, 'Outbox', ['outbox']),
} as const

export type PageName = keyof typeof pages

/** Where people go next from a page: fetched while they look at it. */
export const nextPages: Readonly<Partial<Record<PageName, readonly PageName[]>>> = {
  home: ['challenges', 'wordNotes', 'settings', 'word'],
  word: ['practice', 'home'],
  challenges: ['home', 'wordChallenge'],
  wordChallenge: ['challenges', 'home', 'game'],
  review: ['reviewRun', 'home'],
  courses: ['course', 'home'],
  course: ['lesson', 'courses'],
  profile: ['settings', 'home'],
  wordNotes: ['home', 'settings'],
  settings: ['home', 'profile'],
}

const shapes = Object.entries(pages).map(([name, { path }]) => {
  const source = path.replace(/\/:(\w+)(\?)?/g, (_, parameter: string, optional?: string) =>
    optional ? `(?:/(?<${parameter}>[^/]+))?` : `/(?<${parameter}>[^/]+)`,
  )
  return { name: name as PageName, shape: new RegExp(`^${source === '/' ? '' : source}/?$`) }
})

/** The page that an address shows, or undefined: an unknown address, answered 404. A slash at the end changes nothing. */
export const findPage = (pathname: string): PageName | undefined =>
  shapes.find(({ shape }) => shape.test(pathname))?.name

/** The parameters of an address, each decoded; one that cannot be decoded is left out. */
export function pageParams(pathname: string): Readonly<Record<string, string>> {
  const groups = shapes.map(({ shape }) => shape.exec(pathname)?.groups).find((found) => found !== undefined) ?? {}
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, part]) => {
      try {
        return part === undefined ? [] : [[name, decodeURIComponent(part)]]
      } catch {
        return []
      }
    }),
  )
}
