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

/** The texts that `localizeArgs` chose for each story, by the story's id: the controls show them. */
export const localizedArgs = new Map<string, object>()

/**
 * The args of a story with its texts in the language of the toolbar. What a person has written in the controls is a text of no language and stays
 * as it is.
 */
export function localizeArgs<Args extends object, Texts extends Partial<Args>>(
  context: StoryContext & { id?: string },
  args: Args,
  texts: Record<Language, Texts>,
): Args {
  const isUnchanged = (name: string) =>
    Object.values(texts).some((each) => Reflect.get(args, name) === Reflect.get(each, name))
  const localized = Object.fromEntries(Object.entries(inLocale(context, texts)).filter(([name]) => isUnchanged(name)))
  if (context.id !== undefined) localizedArgs.set(context.id, { ...localizedArgs.get(context.id), ...localized })
  return { ...args, ...localized }
}

/** The `parameters` of a story that shows several side by side, or one thing that no args change: it offers no controls. */
export const withoutControls = { controls: { disable: true } }

/** The `play` of a story for a phone: nothing is wider than the window. */
export const fitsWindow = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
