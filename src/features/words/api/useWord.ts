import { useEffect, useRef } from 'react'
import { useLanguage } from '#lib/language'
import { useCall } from '#lib/swr'

/** A word with all that the dictionary says; null for none. It does not change while it is looked at, only with the language. */
export function useWord(word: string | null) {
  const language = useLanguage()
  const found = useCall(
    word === null ? null : 'GET /api/words/{word}',
    { params: { word: word ?? '' } },
    { revalidateOnFocus: false },
  )
  const { mutate } = found
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void mutate()
  }, [language, mutate])
  return found
}

/** What was looked up last, the latest first. */
export function useLookUps(wanted: boolean) {
  return useCall(wanted ? 'GET /api/look-ups' : null)
}
