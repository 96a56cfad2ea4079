import type { Language } from '#contract/patterns'
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }

/** Every text of the landing page in one language. The page has no i18next: both languages are smaller than its library. */
export type LandingTexts = typeof zh

export const landingTexts: Record<Language, LandingTexts> = { zh, en }

/** A text with its `{name}` places filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
