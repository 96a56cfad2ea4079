import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { findPage, pages } from '#contract/pages'
import { useStats } from '#features/home'
import { useSendRecordings } from '#features/recordings'
import { useIsDrawn } from '#lib/first-frame'
import { whenIdle } from '#lib/idle'
import { useUser } from '#lib/session'
import { usePrefetch } from '#lib/swr'
import { token } from '#lib/token'
import { readsOf } from './usePreload.ts'

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
  const isDrawn = useIsDrawn()
  const takes = isDrawn && user !== undefined && user.role !== 'guest' && !isPlaying
  // The frame reads it, too.
  const { data: stats } = useStats(takes)
  const prefetch = usePrefetch()
  const take = useEffectEvent(async () => {
    if (!user || !stats) return
    // What home shows is kept: it opens without a connection, too.
    for (const endpointId of [...readsOf('home'), 'GET /api/reviews'] as const) prefetch(endpointId)
    await (await loadTaking()).takeAlong(user, stats)
  })
  const canTake = takes && stats !== undefined
  useEffect(() => {
    if (!canTake) return undefined
    let cancel: (() => void) | undefined
    const begin = () => {
      cancel?.()
      cancel = whenIdle(() => take())
    }
    begin()
    window.addEventListener('online', begin)
    return () => {
      cancel?.()
      window.removeEventListener('online', begin)
    }
  }, [canTake, user?.id])
  return null
}
