import { useEffect, useState } from 'react'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice, NoticeRegion, useOnline } from '#design-system'
import { useHasWaiting, useSendPendingAnswers, useWaitingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'

/** Milliseconds for which answers are on their way without a word about it. */
const PATIENCE = 3_000

/** Whether it has been so for a while. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return undefined
    const timer = setTimeout(() => setLasts(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is])
  return is && lasts
}

/** Says that there is no connection, and how many answers wait for one; goes when they are sent. Sends what earlier pages left. */
export function ConnectionSign() {
  const { t } = useTranslation()
  const { user } = useUser()
  const isOnline = useOnline()
  const waiting = useWaitingAnswers(user?.id)
  const hasWaiting = useHasWaiting(user?.id)
  const revalidate = useRevalidate()
  useEffect(() => {
    if (!hasWaiting) return undefined
    // They have all arrived: what shows points and due words is another.
    return () => {
      for (const start of ['GET /api/user/stats', 'GET /api/reviews', 'GET /api/challenges']) void revalidate(start)
    }
  }, [hasWaiting, revalidate])
  const isStuck = useLasting(waiting > 0)
  useSendPendingAnswers()
  const isShown = !isOnline || isStuck
  const wait = waiting > 0 ? t('connection.waiting', { count: waiting }) : ''
  return (
    <NoticeRegion>
      {isShown && (
        <Notice icon={<CloudOff />} title={isOnline ? undefined : t('connection.offline')}>
          {wait || t('connection.takenAlong')}
        </Notice>
      )}
    </NoticeRegion>
  )
}
