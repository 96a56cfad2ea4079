/** The pages by address: the browser's router, and the server's status codes, preloads and head texts, all follow this one table. */
import { brand } from './brand.ts'
import type { Language } from './locales.ts'

/** Texts of the head that search engines and shared links show; pages without a preset use the title with the brand behind it. */
export type Preset = 'home' | 'auth' | 'leaderboard'

export interface Page {
  /** Pattern: `:name` is one part of the path, `:name?` may be left out. */
  readonly path: string
  /** 'session': a stored token is needed, else the browser goes to sign-in and comes back. */
  readonly access: 'public' | 'session'
  readonly title: Readonly<Record<Language, string>>
  readonly preset?: Preset
  /** The page has the whole window, without navigation. */
  readonly alone?: true
}

const page = <const P extends Page>(spec: P): P => spec

export const pages = {
  landing: page({
    path: '/',
    access: 'public',
    title: { zh: '互动式英语学习平台', en: 'Interactive English learning' },
    preset: 'home',
  }),
  auth: page({
    path: '/auth',
    access: 'public',
    title: { zh: '登录 / 注册', en: 'Sign in or sign up' },
    preset: 'auth',
    alone: true,
  }),
  signIn: page({
    path: '/signin',
    access: 'public',
    title: { zh: '登录', en: 'Sign in' },
    preset: 'auth',
    alone: true,
  }),
  signUp: page({
    path: '/signup',
    access: 'public',
    title: { zh: '注册', en: 'Create account' },
    preset: 'auth',
    alone: true,
  }),
  verifyEmail: page({
    path: '/verify-email/:token',
    access: 'public',
    title: { zh: '验证邮箱', en: 'Verify e-mail' },
    alone: true,
  }),
  changeEmail: page({
    path: '/verify-email/change/:token',
    access: 'public',
    alone: true,
    title: { zh: '更换邮箱', en: 'Change e-mail' },
  }),
  stopEmailChange: page({
    path: '/verify-email/stop/:token',
    access: 'public',
    alone: true,
    title: { zh: '阻止更换邮箱', en: 'Stop the change of e-mail' },
  }),
  proofLink: page({
    path: '/verify-email/proof/:token',
    access: 'public',
    alone: true,
    title: { zh: '确认是你本人', en: 'Confirm that it is you' },
  }),
  forgotPassword: page({
    path: '/reset-password',
    access: 'public',
    alone: true,
    title: { zh: '忘记密码', en: 'Forgot password' },
  }),
  resetPassword: page({
    path: '/reset-password/:token',
    access: 'public',
    alone: true,
    title: { zh: '设置新密码', en: 'Set a new password' },
  }),
  home: page({ path: '/home', access: 'public', title: { zh: '首页', en: 'Home' }, preset: 'home' }),
  challenges: page({ path: '/challenges', access: 'session', title: { zh: '单词挑战', en: 'Word challenges' } }),
  wordChallenge: page({ path: '/word-challenge', access: 'session', title: { zh: '选择关卡', en: 'Choose a level' } }),
  game: page({
    path: '/word-challenge/:category/:sub?/game',
    access: 'session',
    title: { zh: '挑战', en: 'Challenge' },
    alone: true,
  }),
  word: page({ path: '/word/:word', access: 'session', title: { zh: '单词', en: 'Word' } }),
  streamTest: page({
    path: '/test-streaming',
    access: 'session',
    title: { zh: '单词信息流测试', en: 'Word information stream' },
  }),
  practice: page({ path: '/practice', access: 'session', title: { zh: '单词练习', en: 'Practice' }, alone: true }),
  courses: page({ path: '/courses', access: 'session', title: { zh: '课程', en: 'Courses' } }),
  course: page({ path: '/courses/:course', access: 'session', title: { zh: '课程', en: 'Course' } }),
  certificate: page({
    path: '/courses/:course/certificate',
    access: 'session',
    title: { zh: '结业证书', en: 'Certificate' },
  }),
  lesson: page({
    path: '/lesson/:course/:lesson',
    access: 'session',
    title: { zh: '上课', en: 'Lesson' },
    alone: true,
  }),
  leaderboard: page({
    path: '/leaderboard',
    access: 'session',
    title: { zh: '排行榜', en: 'Leaderboard' },
    preset: 'leaderboard',
  }),
  contacts: page({ path: '/contacts', access: 'session', title: { zh: '联系人', en: 'Contacts' } }),
  profile: page({ path: '/profile', access: 'session', title: { zh: '我的学习', en: 'My learning' } }),
  review: page({ path: '/review', access: 'session', title: { zh: '复习', en: 'Reviews' } }),
  reviewRun: page({
    path: '/review/session',
    access: 'session',
    title: { zh: '复习中', en: 'Reviewing' },
    alone: true,
  }),
  wordNotes: page({ path: '/word-notes', access: 'session', title: { zh: '单词笔记', en: 'Word notes' } }),
  wordNote: page({ path: '/word-notes/:note/:page?', access: 'session', title: { zh: '单词笔记', en: 'Word note' } }),
  officialNotes: page({ path: '/official-notes', access: 'session', title: { zh: '官方笔记', en: 'Official notes' } }),
  officialNote: page({
    path: '/official-notes/:note/:page?',
    access: 'session',
    title: { zh: '官方笔记', en: 'Official note' },
  }),
  settings: page({ path: '/settings', access: 'session', title: { zh: '设置', en: 'Settings' } }),
  vip: page({ path: '/vip', access: 'public', title: { zh: 'VIP 会员', en: 'VIP' } }),
  vipPay: page({ path: '/vip/pay', access: 'session', title: { zh: '付款', en: 'Payment' } }),
  orders: page({ path: '/vip/orders', access: 'session', title: { zh: '订单记录', en: 'Orders' } }),
  order: page({ path: '/vip/orders/:order', access: 'session', title: { zh: '收据', en: 'Receipt' } }),
  paymentSuccess: page({
    path: '/payment/success',
    access: 'session',
    title: { zh: '付款结果', en: 'Your payment' },
  }),
  tickets: page({ path: '/tickets', access: 'session', title: { zh: '我的工单', en: 'My requests' } }),
  feedback: page({ path: '/feedback', access: 'session', title: { zh: '意见反馈', en: 'Feedback' } }),
  services: page({ path: '/services', access: 'session', title: { zh: '更多服务', en: 'Services' } }),
  adminOrders: page({ path: '/admin/orders', access: 'session', title: { zh: '订单管理', en: 'Orders' } }),
  adminTickets: page({ path: '/admin/tickets', access: 'session', title: { zh: '工单管理', en: 'Tickets' } }),
  adminPictures: page({ path: '/admin/pictures', access: 'session', title: { zh: '图片统计', en: 'Pictures' } }),
  adminReports: page({ path: '/admin/reports', access: 'session', title: { zh: '错误反馈', en: 'Reported mistakes' } }),
  about: page({ path: '/about', access: 'public', title: { zh: '关于与致谢', en: 'About and credits' } }),
  terms: page({ path: '/terms', access: 'public', title: { zh: '用户协议', en: 'User agreement' } }),
  privacy: page({ path: '/privacy', access: 'public', title: { zh: '隐私政策', en: 'Privacy policy' } }),
  outbox: page({ path: '/dev/outbox', access: 'public', title: { zh: '演示信箱', en: 'Demo mailbox' } }),
} as const

export type PageName = keyof typeof pages

/** Whether a page has the whole window; every other one stands inside the frame with the navigation. */
export const standsAlone = (name: PageName): boolean => 'alone' in pages[name]

const shapes = Object.entries(pages).map(([name, { path }]) => {
  const source = path.replace(/\/:\w+(\?)?/g, (_, optional?: string) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))
  return { name: name as PageName, shape: new RegExp(`^${source === '/' ? '' : source}/?$`) }
})

/** The page that an address shows, or undefined: an unknown address, answered 404. A slash at the end changes nothing. */
export const findPage = (pathname: string): PageName | undefined =>
  shapes.find(({ shape }) => shape.test(pathname))?.name

const presets: Record<Preset, Record<Language, { title: string; description: string }>> = {
  home: {
    zh: {
      title: `${brand.zh}：互动式英语学习平台`,
      description: '看图闯关、听音选词、拼写练习：免费学英语单词，答过的每一题都会记住，到期提醒你复习。',
    },
    en: {
      title: `${brand.en}: learn English words by playing`,
      description:
        'Picture challenges, listening and spelling. Free to learn, and everything you answer feeds one memory of what you know.',
    },
  },
  auth: {
    zh: { title: `登录或注册 · ${brand.zh}`, description: '用手机号或邮箱登录，保存学习进度，在任何设备上继续。' },
    en: {
      title: `Sign in or sign up · ${brand.en}`,
      description: 'Sign in by phone or e-mail, keep your progress, and go on from any device.',
    },
  },
  leaderboard: {
    zh: { title: `排行榜 · ${brand.zh}`, description: '看看本周谁学得最勤，和全世界的学习者一起进步。' },
    en: {
      title: `Leaderboard · ${brand.en}`,
      description: 'See who learned most this week, with learners from all over the world.',
    },
  },
}

/** What one address of a page is about, such as a word: its texts instead of the page's. */
export interface Subject {
  readonly title: string
  readonly description?: string
}

/** Longer meanings are cut in titles; the description has them whole. */
const TITLE_MEANING = 48

/** A word's page is about the word and its meaning in the language of the page. */
export function wordSubject(
  { headword, meaning }: { headword: string; meaning: Readonly<Record<Language, string>> },
  language: Language,
): Subject {
  const whole = meaning[language]
  const [first = ''] = whole.split(/[;；]/)
  const short = first.length > TITLE_MEANING ? `${first.slice(0, TITLE_MEANING).replace(/\s+\S*$/, '')}…` : first
  const subjects: Record<Language, Subject> = {
    zh: {
      title: `${headword}：${short}`,
      description: `${headword}：${whole}。听发音，看例句、搭配和近义词，随手收进笔记。`,
    },
    en: {
      title: `${headword}: ${short}`,
      description: `${headword}: ${whole}. Hear it, see examples, collocations and synonyms, and keep it in a note.`,
    },
  }
  return subjects[language]
}

/** Title and description of a page's head. `undefined` is the page for unknown addresses. */
export function pageMetadata(name: PageName | undefined, language: Language, subject?: Subject): Required<Subject> {
  const found: Page | undefined = name && pages[name]
  if (found?.preset) return presets[found.preset][language]
  const title = subject?.title ?? found?.title[language] ?? { zh: '页面不存在', en: 'Page Not Found' }[language]
  return {
    title: `${title} · ${brand[language]}`,
    description: subject?.description ?? presets.home[language].description,
  }
}
