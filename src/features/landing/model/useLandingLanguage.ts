import { useCallback, useEffect, useState } from 'react'
import { parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { homeTitle } from '#contract/home-title'
import { setCurrentLanguage } from '#lib/language'
import { storage } from '#lib/storage'

/** Sets the language of calls and of the document's title. */
function applyLanguage(language: Language): Language {
  setCurrentLanguage(language)
  document.title = homeTitle[language]
  return language
}

/**
 * The language of the page: at first the one that was drawn; a choice stored in this browser takes its place after loading, else
 * `preferred`, the account's, once that is known.
 */
export function useLandingLanguage(
  drawn: Language,
  preferred?: Language | null,
): [Language, (chosen: Language) => void] {
  const [language, setLanguage] = useState(drawn)

  useEffect(() => {
    const wanted = parseLanguage(storage.read('i18nextLng')) ?? preferred
    if (wanted && wanted !== drawn) setLanguage(applyLanguage(wanted))
  }, [drawn, preferred])

  const choose = useCallback((chosen: Language) => {
    storage.write('i18nextLng', chosen)
    setLanguage(applyLanguage(chosen))
  }, [])
  return [language, choose]
}
