import { useEffect, useState } from 'react'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Notice, NoticeRegion, Stack, useOnline } from '#design-system'
import { useHasWaiting, useLateAnswers, useSendPendingAnswers, useWaitingAnswers } from '#features/practice'
import { useWaitingRecordings } from '#features/recordings'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'

/** Milliseconds for which answers, or recordings, are on their way without a word about it. A recording is large and waits for an idle moment. */
const PATIENCE = { answers: 3_000, recordings: 20_000 }

/** Whether it has been so for as long. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return undefined
    const timer = setTimeout(() => setLasts(true), ms)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is, ms])
  return is && lasts
}

/**
 * Says that there is no connection, and how many answers and recordings wait for one; goes when they are sent. Says how many came too late to count, until
 * that was read. Sends what earlier pages left.
 */
export function ConnectionSign() {
  const { t } = useTranslation()
  const { user, isGuest } = useUser()
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
  const recordings = useWaitingRecordings(user?.id)
  const areAnswersStuck = useLasting(waiting > 0, PATIENCE.answers)
  const areRecordingsStuck = useLasting(recordings > 0, PATIENCE.recordings)
  useSendPendingAnswers()
  const isShown = !isOnline || areAnswersStuck || areRecordingsStuck
  const late = useLateAnswers(user?.id)
  const states = [
    ...(waiting > 0 ? [t('connection.waiting', { count: waiting })] : []),
    ...(recordings > 0 ? [t(isOnline ? 'connection.uploading' : 'connection.recordings', { count: recordings })] : []),
  ]
  return (
    <NoticeRegion>
      {(isShown || late.count > 0) && (
        <Stack spacing={3}>
          {isShown && (
            <Notice icon={<CloudOff />} title={isOnline ? undefined : t('connection.offline')}>
              {states.length > 0
                ? states.map((state) => <div key={state}>{state}</div>)
                : t(isGuest ? 'connection.later' : 'connection.takenAlong')}
            </Notice>
          )}
          {late.count > 0 && (
            <Notice
              tone="warning"
              title={t('connection.late', { count: late.count })}
              actions={
                <Stack direction="row">
                  <Button variant="secondary" onClick={late.dismiss}>
                    {t('connection.understood')}
                  </Button>
                </Stack>
              }
            >
              {t('connection.lateText')}
            </Notice>
          )}
        </Stack>
      )}
    </NoticeRegion>
  )
}
