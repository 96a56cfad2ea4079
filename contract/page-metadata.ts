/** Titles and descriptions of the pages' heads, for the server's documents and for the browser's moves. */
import { brand } from './brand.ts'
import type { Language } from './locales.ts'
import { homeTitle } from './home-title.ts'
import type { Page, Preset } from './page.ts'
import { pages } from './pages.ts'
import type { PageName } from './pages.ts'

const presets: Record<Preset, Record<Language, { title: string; description: string }>> = {
  home: {
    zh: {
      title: homeTitle.zh,
      description: '看图闯关、听音选词、拼写练习：免费学英语单词，答过的每一题都会记住，到期提醒你复习。',
    },
    en: {
      title: homeTitle.en,
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
