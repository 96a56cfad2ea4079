import type { Language } from '#contract/locales'
import type { Bilingual } from '#contract/patterns'
import type { PictureTint } from '#design-system'

const tints: Record<string, PictureTint> = {
  'animals-nature': 'leaf',
  'earth-sky': 'sky',
  'food-drink': 'sun',
  'people-body': 'berry',
  'travel-places': 'sky',
  activities: 'plum',
  objects: 'clay',
}

/** The ground behind the pictures of a category. */
export const pictureTint = (category: string): PictureTint => tints[category] ?? 'leaf'

const signs: Record<string, Bilingual> = {
  zk: { zh: '中考', en: 'Zhongkao' },
  gk: { zh: '高考', en: 'Gaokao' },
  cet4: { zh: '四级', en: 'CET 4' },
  cet6: { zh: '六级', en: 'CET 6' },
  ky: { zh: '考研', en: 'Kaoyan' },
  ielts: { zh: '雅思', en: 'IELTS' },
  toefl: { zh: '托福', en: 'TOEFL' },
  gre: { zh: 'GRE', en: 'GRE' },
}

/** What stands in place of a cover where a list has no pictures. */
export const signOf = (slug: string, language: Language): string =>
  signs[slug]?.[language] ?? slug.slice(0, 4).toUpperCase()
