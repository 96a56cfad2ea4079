import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ErrorScreen } from '#design-system'
import { useUser } from '#lib/session'
import { NoteLoading } from './NoteStates.tsx'
import type { NoteScreenProps } from './NoteStates.tsx'
import { OpenedNote } from './OpenedNote.tsx'
import { NotesLocked } from './NotesLocked.tsx'

/** One note: its contents at the side, its words as list, cards or practice. */
export function NoteScreen(props: NoteScreenProps) {
  const { t } = useTranslation('notes')
  const { id = '', page } = useParams()
  const { user, isGuest, loading, error, refresh } = useUser()
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  if (!user) {
    if (!loading && isGuest) return <NotesLocked />
    return <NoteLoading />
  }
  return <OpenedNote key={`${user.id} ${id}`} id={id} page={page ?? null} user={user} {...props} />
}
