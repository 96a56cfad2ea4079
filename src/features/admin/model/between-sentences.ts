import type { Language } from '#contract/locales'

/** What stands between two sentences: a Chinese full stop brings its own room. */
export const betweenSentences: Readonly<Record<Language, string>> = { zh: '', en: ' ' }
