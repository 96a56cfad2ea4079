import { brand } from './brand.ts'
import type { Language } from './locales.ts'

/** The title of the landing page and of home, apart: the landing page writes it and needs nothing else of the pages' heads. */
export const homeTitle: Readonly<Record<Language, string>> = {
  zh: `${brand.zh}：互动式英语学习平台`,
  en: `${brand.en}: learn English words by playing`,
}
