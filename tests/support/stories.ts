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

/**
 * The args of a story with its texts in the language of the toolbar. `texts` of the default language are the story's `args`: what a person has
 * changed in the controls differs from them and stays as it is.
 */
export function localizeArgs<Args extends object, Texts extends Partial<Args>>(
  context: StoryContext,
  args: Args,
  texts: Record<Language, Texts>,
): Args {
  const initial = texts[defaultLanguage]
  const unchanged = Object.entries(inLocale(context, texts)).filter(
    ([name]) => Reflect.get(args, name) === Reflect.get(initial, name),
  )
  return { ...args, ...Object.fromEntries(unchanged) }
}

/** The `parameters` of a story that shows several side by side, or one thing that no args change: it offers no controls. */
export const withoutControls = { controls: { disable: true } }

/** The `play` of a story for a phone: nothing is wider than the window. */
export const fitsWindow = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
