/** Strong and weak forms of function words, for the page of a word. */
import { readWeakForms } from '#content/weak-forms'
import type { WeakForms } from '#contract/words'

/** The forms of what was asked for ('was'), else of its headword ('be'); null for words that are said in one way only. */
export function weakFormsOf(headword: string, asked: string): WeakForms | null {
  for (const form of [asked.trim().toLowerCase(), headword]) {
    const forms = readWeakForms(form)
    if (forms) return { form, uk: forms.uk, us: forms.us, before_vowels: forms.beforeVowels }
  }
  return null
}
