import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findPage, pages } from '#contract/pages'
import { useSendRecordings } from '#features/recordings'
import { whenIdle } from '#lib/idle'
import { useUser } from '#lib/session'
import { token } from '#lib/token'

// Needed when the page is idle: not before.
const loadStore = () => import('#lib/offline-store')
const loadTaking = () => import('./take-along.ts')

/** Keeps in this browser what is learned without a connection: brings it while there is one, and erases it with the session. Sends recordings that wait. */
export function OfflineLearning() {
  const { user } = useUser()
  const page = findPage(useLocation().pathname)
  useSendRecordings()
  const isPlaying = page !== undefined && 'alone' in pages[page]
  useEffect(() => {
    const erase = () => void loadStore().then((store) => store.removeOtherSessions(token.read()), reportError)
    const stop = whenIdle(async () => erase())
    const unsubscribe = token.subscribe(erase)
    return () => {
      stop()
      unsubscribe()
    }
  }, [])
  useEffect(() => {
    if (!user || user.role === 'guest' || isPlaying) return undefined
    let cancel: (() => void) | undefined
    const begin = () => {
      cancel?.()
      cancel = whenIdle(async () => (await loadTaking()).takeAlong(user))
    }
    begin()
    window.addEventListener('online', begin)
    return () => {
      cancel?.()
      window.removeEventListener('online', begin)
    }
  }, [user, isPlaying])
  return null
}
