/** The toolbar's choices as a story receives them in its context. */
interface StoryContext {
  globals: Record<string, unknown>
}

/** A story's text (or other value) in the language of the toolbar; zh unless English is chosen. */
export function inLocale<T>({ globals }: StoryContext, texts: { zh: T; en: T }): T {
  return globals['locale'] === 'en' ? texts.en : texts.zh
}
