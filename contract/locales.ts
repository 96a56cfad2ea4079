/**
 * The one table of the interface's languages. A new language begins with a row here: the compiler then lists every table of texts that lacks
 * it, and the conformance tests list the missing locale files and pictures.
 */
export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** The language of a reader whose own is unknown. */
export const defaultLanguage: Language = 'zh'

export interface Locale {
  /** In the language itself. */
  readonly name: string
  /** Where there is room for a few letters only. */
  readonly shortName: string
  /** BCP 47, for `lang` attributes and `Intl`. */
  readonly tag: string
  /** For `og:locale`. */
  readonly openGraph: string
  /** BCP 47, for dates in mails. */
  readonly dates: string
}

export const locales = {
  zh: { name: '中文', shortName: '中文', tag: 'zh-CN', openGraph: 'zh_CN', dates: 'zh-CN' },
  en: { name: 'English', shortName: 'EN', tag: 'en', openGraph: 'en_US', dates: 'en-GB' },
} as const satisfies Record<Language, Locale>

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The language of a BCP 47 tag such as zh-CN or EN; undefined for a language that the interface does not have. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const name = tag?.trim().toLowerCase().split('-')[0]
  return isLanguage(name) ? name : undefined
}

/** The value for a language; the compiler refuses a table that lacks one. */
export const localize = <T>(language: Language, values: Readonly<Record<Language, T>>): T => values[language]

/** Every other language, in the order of the table. */
export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((other) => other !== language)
