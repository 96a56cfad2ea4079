import type { Language } from '#contract/locales'
import type { DisplayMode } from '#design-system'

/** What the product calls its display modes. */
export const schemeNames: Record<Language, Record<DisplayMode, string>> = {
  zh: { light: '浅色', 'eye-protection': '护眼', dark: '深色' },
  en: { light: 'Light', 'eye-protection': 'Eye protection', dark: 'Dark' },
}
