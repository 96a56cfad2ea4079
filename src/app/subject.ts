/** What the page on the screen is about, set by the page once it knows: the head of the document follows. */
import { useSyncExternalStore } from 'react'
import type { Subject } from '#contract/page-metadata'
import type { Language } from '#contract/patterns'

let current: { readonly pathname: string; readonly subject: Subject; readonly language: Language } | undefined
const listeners = new Set<() => void>()

/** Tells what the page at an address is about, in a language. */
export function setPageSubject(pathname: string, subject: Subject, language: Language): void {
  current = { pathname, subject, language }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the page at an address is about; undefined before the page has set it, and in another language. */
export function useSubject(pathname: string, language: Language): Subject | undefined {
  const read = () => (current?.pathname === pathname && current.language === language ? current.subject : undefined)
  return useSyncExternalStore(subscribe, read)
}
