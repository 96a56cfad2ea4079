/**
 * Every page address once: the server answers 404 for what is not here and preloads the code of what is, the application
 * routes by it. `screen` names src/app/pages/<screen>.tsx.
 */
import { brand } from './brand.ts'
import type { Bilingual, Language } from './patterns.ts'

export interface Page {
  /** Segments as in the router: ':name' stands for one, ':name?' for one or none. */
  readonly pattern: string
  readonly screen: string
  /** 'session' pages need a stored token; 'public' ones open for everyone. */
  readonly access: 'public' | 'session'
  readonly title: Bilingual
  /** One of the metadata presets; without it the title carries the brand as suffix. */
  readonly preset?: PresetName
}

/** Complete titles and descriptions for the addresses that people share. */
export const presets = {
  home: {
    title: { zh: '词林 Wordgrove · 互动英语学习平台', en: 'Wordgrove · Interactive English learning' },
    description: {
      zh: '看图、听音、拼写，十秒开始一局英语单词挑战。答过的每个词都替你记着，快忘的时候再来找你。',
      en: 'Pictures, sounds and spelling: start playing in ten seconds. Every word you answer is remembered and comes back just before you would forget it.',
    },
  },
  signIn: {
    title: { zh: '登录 / 注册 · 词林 Wordgrove', en: 'Sign in or create an account · Wordgrove' },
    description: {
      zh: '登录词林，保存你的星星、积分和记住的每个单词。',
      en: 'Sign in to Wordgrove to keep your stars, points and every word you have learned.',
    },
  },
  leaderboard: {
    title: { zh: '排行榜 · 词林 Wordgrove', en: 'Leaderboard · Wordgrove' },
    description: {
      zh: '看看这一周谁学得最多，你排在第几名。',
      en: 'See who learned most this week, and where you stand.',
    },
  },
} as const satisfies Record<string, { title: Bilingual; description: Bilingual }>

export type PresetName = keyof typeof presets

const signIn = { screen: 'SignIn', access: 'public', title: { zh: '登录 / 注册', en: 'Sign in' }, preset: 'signIn' } as const

export const pages = [
  { pattern: '/auth', ...signIn },
  { pattern: '/signin', ...signIn },
  { pattern: '/signup', ...signIn },
  { pattern: '/home', screen: 'Home', access: 'public', title: { zh: '首页', en: 'Home' }, preset: 'home' },
  { pattern: '/challenges', screen: 'Challenges', access: 'session', title: { zh: '单词挑战', en: 'Challenges' } },
  { pattern: '/word-challenge', screen: 'WordChallenge', access: 'session', title: { zh: '选择关卡', en: 'Choose a level' } },
  { pattern: '/word-challenge/:category/:sub?/game', screen: 'Game', access: 'session', title: { zh: '单词挑战', en: 'Challenge' } },
  { pattern: '/settings', screen: 'Settings', access: 'session', title: { zh: '设置', en: 'Settings' } },
  { pattern: '/verify-email/:token', screen: 'VerifyEmail', access: 'public', title: { zh: '验证邮箱', en: 'Verify your e-mail' } },
  { pattern: '/about', screen: 'About', access: 'public', title: { zh: '关于词林', en: 'About' } },
  { pattern: '/terms', screen: 'Terms', access: 'public', title: { zh: '用户协议', en: 'User agreement' } },
  { pattern: '/privacy', screen: 'Privacy', access: 'public', title: { zh: '隐私政策', en: 'Privacy policy' } },
  { pattern: '/dev/outbox', screen: 'Outbox', access: 'public', title: { zh: '演示信箱', en: 'Demo mailbox' } },
] as const satisfies readonly Page[]

const expression = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll(/\/:\w+(\?)?/g, (_whole, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`,
    'i',
  )

const matchers = pages.map((page: Page) => ({ page, matches: expression(page.pattern) }))

/** The page at a path (without query), as the router finds it: letter case and one slash at the end do not matter. */
export const pageAt = (path: string): Page | undefined => matchers.find(({ matches }) => matches.test(path))?.page

/** What the head of a document says. */
export interface Metadata {
  readonly title: string
  readonly description: string
}

const suffix = { zh: `${brand.zh} ${brand.en}`, en: brand.en }

/** Title and description of a page in one language; without a page, of the landing page. */
export function metadataOf(page: Page | undefined, language: Language): Metadata {
  const preset = presets[page?.preset ?? 'home']
  const title = page && !page.preset ? `${page.title[language]} · ${suffix[language]}` : preset.title[language]
  return { title, description: preset.description[language] }
}
