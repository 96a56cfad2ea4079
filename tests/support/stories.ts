import { defaultLanguage, isLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { expect } from 'storybook/test'

export type { Language } from '#contract/locales'

/** The toolbar's choices as a story receives them in its context. */
interface StoryContext {
  globals: Record<string, unknown>
}

/** The language of the toolbar. */
export function storyLanguage({ globals }: StoryContext): Language {
  const { locale } = globals
  return isLanguage(locale) ? locale : defaultLanguage
}

/** A story's text (or other value) in the language of the toolbar. */
export const inLocale = <T>(context: StoryContext, texts: Record<Language, T>): T => texts[storyLanguage(context)]

/** The `play` of a story for a phone: nothing is wider than the window. */
export const fitsWindow = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
