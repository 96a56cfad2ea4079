import { useEffect } from 'react'
import { whenIdle } from '#lib/idle'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'
import { useWaitingRecordings } from '../model/waiting-recordings.ts'

// Needed where recordings wait: not elsewhere.
const loadSender = () => import('./send-recordings.ts')

/** Sends recordings that earlier pages and sessions of the user left, from whichever page, once the browser is idle and has a connection. */
export function useSendRecordings(): void {
  const { user } = useUser()
  const userId = user?.id
  const hasWaiting = useWaitingRecordings(userId) > 0
  const revalidate = useRevalidate()
  useEffect(() => {
    if (userId === undefined || !hasWaiting) return undefined
    let cancel: (() => void) | undefined
    const begin = () => {
      cancel?.()
      cancel = whenIdle(async () => {
        const { sendRecordings } = await loadSender()
        await sendRecordings(userId, () => void revalidate('GET /api/recordings'))
      }, true)
    }
    begin()
    window.addEventListener('online', begin)
    return () => {
      cancel?.()
      window.removeEventListener('online', begin)
    }
  }, [userId, hasWaiting, revalidate])
}
