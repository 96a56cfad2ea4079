import { useEffect, useEffectEvent, useState } from 'react'
import { parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { ignoreApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { storage } from '#lib/storage'
import { switchLanguage } from './i18n.ts'

/** Changes the language of the interface and remembers it, in this browser and, with a session, for the user. */
export function useLanguageChoice(): (language: Language) => void {
  const { hasToken, update } = useUser()
  const [failure, setFailure] = useState<unknown>()
  if (failure) throw failure
  return (language) => {
    storage.write('i18nextLng', language)
    switchLanguage(language).catch(setFailure)
    // The choice stands in this browser either way; the user's copy only matters to mails and other browsers.
    if (hasToken) update({ ui_language: language }).catch(ignoreApiError)
  }
}

/** Once it is known who is there: a choice stored in this browser wins and is told to the server; else the user's language applies. */
export function useUserLanguage(): void {
  const { user, update } = useUser()
  const id = user?.id
  const theirs = user?.ui_language ?? undefined
  const [failure, setFailure] = useState<unknown>()
  if (failure) throw failure
  const agree = useEffectEvent(() => {
    const ours = parseLanguage(storage.read('i18nextLng'))
    if (ours && ours !== theirs) update({ ui_language: ours }).catch(ignoreApiError)
    if (ours || !theirs) return
    // The next document begins in it, instead of changing its language under the reader's eyes.
    storage.write('accountLanguage', theirs)
    switchLanguage(theirs).catch(setFailure)
  })
  // Only another user asks the question again.
  useEffect(() => {
    if (id !== undefined) agree()
  }, [id])
}
