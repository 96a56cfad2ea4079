import { useTranslation } from 'react-i18next'
import { SaveStatus } from '#design-system'
import { useZonedTime } from '#lib/zoned-time'
import type { OpenNote } from '../api/useNote.ts'

/** Whether what was changed in the note is on the server. */
export function NoteSaving({ open }: { open: OpenNote }) {
  const { t } = useTranslation('notes')
  const timeOf = useZonedTime('time')
  const { offline, failed, savedAt, synced } = open
  const isSending = (synced?.queue.length ?? 0) > 0
  if (offline) return <SaveStatus state="kept">{t('offline')}</SaveStatus>
  if (failed && isSending)
    return (
      <SaveStatus state="failed" retry={{ label: t('retry'), onPress: open.resend }}>
        {t('saving.failed')}
      </SaveStatus>
    )
  if (isSending) return <SaveStatus state="saving">{t('saving.now')}</SaveStatus>
  if (savedAt === undefined) return <SaveStatus state="idle">{''}</SaveStatus>
  return <SaveStatus state="saved">{t('saving.saved', { time: timeOf(savedAt) })}</SaveStatus>
}
