/** What the page on the screen is about, set by the page once it knows: the head of the document follows. */
import { useSyncExternalStore } from 'react'
import { wordSubject } from '#contract/page-metadata'
import type { Subject } from '#contract/page-metadata'
import type { Language } from '#contract/patterns'
import type { WordSummary } from '#contract/words'

let current: { readonly pathname: string; readonly word: WordSummary; readonly language: Language } | undefined
let subject: Subject | undefined
const listeners = new Set<() => void>()

/** Tells that the page at an address shows a word. */
export function setPageSubject(pathname: string, word: WordSummary, language: Language): void {
  if (current?.pathname === pathname && current.word.id === word.id && current.language === language) return
  current = { pathname, word, language }
  subject = wordSubject(word, language)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the page at an address is about; undefined before the page has set it, and in another language. */
export function useSubject(pathname: string, language: Language): Subject | undefined {
  const read = () => (current?.pathname === pathname && current.language === language ? subject : undefined)
  return useSyncExternalStore(subscribe, read)
}
