import type { Language } from '#contract/locales'

/** A text (or other content) of the documentation in every language; the compiler refuses one that lacks a language. */
export type LocalizedText<T = string> = Readonly<Record<Language, T>>
