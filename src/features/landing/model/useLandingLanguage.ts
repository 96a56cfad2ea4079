import { useCallback, useEffect, useState } from 'react'
import { parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { pageMetadata } from '#contract/page-metadata'
import { setCurrentLanguage } from '#lib/language'
import { storage } from '#lib/storage'

/**
 * The language of the page: at first the one that was drawn; a choice stored in this browser takes its place after loading, else
 * `preferred`, the account's, once that is known.
 */
export function useLandingLanguage(
  drawn: Language,
  preferred?: Language | null,
): [Language, (chosen: Language) => void] {
  const [language, setLanguage] = useState(drawn)

  const show = useCallback((next: Language) => {
    setLanguage(next)
    setCurrentLanguage(next)
    document.title = pageMetadata('landing', next).title
  }, [])

  useEffect(() => {
    const wanted = parseLanguage(storage.read('i18nextLng')) ?? preferred
    if (wanted && wanted !== drawn) show(wanted)
  }, [drawn, preferred, show])

  const choose = (chosen: Language) => {
    storage.write('i18nextLng', chosen)
    show(chosen)
  }
  return [language, choose]
}
