import { useState } from 'react'
import { Copy, Download, FileInput, History, Merge, Pencil, Printer, Tag, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Note } from '#contract/notes'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, lateCode, MenuButton, useToast } from '#design-system'
import { meaningsFor } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import type { OpenNote } from '../api/useNote.ts'
import { useNoteActions } from '../api/useNotes.ts'
import { noteAddress, notesAddress } from '../model/address.ts'
import { retitle } from '../model/edits.ts'
import type { NoteFile } from '../model/export-note.ts'
import { CopyTo, ImportWords, MergeNote, RenameDialog, TagDialog } from './parts.ts'

const exporting = lateCode(() => import('../model/export-note.ts'))

interface NoteActionsProps {
  note: Note
  state: NoteState
  /** The page that is shown; null for the whole note. */
  page: string | null
  onPrint: () => void
  open: OpenNote
  user: User
}

/** What can be done with the whole note. */
export function NoteActions({ note, state, page, open, user, onPrint }: NoteActionsProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const actions = useNoteActions()
  const [shown, setShown] = useState<'rename' | 'tag' | 'import' | 'merge' | 'copy'>()
  const isOwn = note.kind === 'own'
  const name = inLanguage(state.title, language)
  const meanings = meaningsFor(user, language)
  const words = open.synced?.words ?? new Map()
  const close = () => setShown(undefined)
  const restore = () =>
    actions.restore(note.id).then(
      () => {
        toast({ text: t('note.restored', { name }), tone: 'success' })
        void navigate(noteAddress('own', note.id))
      },
      (error: Error) => toast({ text: error.message, tone: 'error' }),
    )
  const remove = () =>
    actions.remove(note.id).then(
      () => {
        toast({ text: t('note.deleted', { name }), action: { label: t('undo'), onPress: () => void restore() } })
        void navigate(notesAddress('own'))
      },
      (error: Error) => toast({ text: error.message, tone: 'error' }),
    )
  const exportAs = async (file: NoteFile) => {
    await exporting.load()
    await exporting.get()?.exportNote(file, {
      id: note.id,
      name,
      state,
      words,
      meanings,
      language,
      texts: { ...t('csv', { returnObjects: true }) },
    })
  }
  const { run: save } = useAsyncAction(exportAs, (error) => toast({ text: error.message, tone: 'error' }))
  const saveForAnki = async () => {
    toast({ text: t('note.exporting') })
    await exportAs('anki').then(
      () => toast({ text: t('note.exported'), tone: 'success' }),
      (error: Error) => toast({ text: error.message, tone: 'error' }),
    )
  }
  // Without all words here, a file would lack some.
  const disabled = !open.complete
  const files = [
    { label: t('note.export'), icon: <Download />, onPress: () => void save('csv'), disabled },
    { label: t('note.exportTsv'), icon: <Download />, onPress: () => void save('tsv'), disabled },
    { label: t('note.exportAnki'), icon: <Download />, onPress: () => void saveForAnki() },
    { label: t('note.print'), icon: <Printer />, onPress: onPrint },
  ]
  const own = [
    { label: t('note.rename'), icon: <Pencil />, onPress: () => setShown('rename') },
    { label: t('note.tag'), icon: <Tag />, onPress: () => setShown('tag') },
    { label: t('note.import'), icon: <FileInput />, onPress: () => setShown('import'), disabled },
    ...files,
    { label: t('note.merge'), icon: <Merge />, onPress: () => setShown('merge') },
    { label: t('note.copy'), icon: <Copy />, onPress: () => setShown('copy') },
    {
      label: t('note.versions'),
      icon: <History />,
      onPress: () => void navigate(routes.settings({ section: 'restore', note: note.id })),
    },
    { label: t('note.delete'), icon: <Trash2 />, danger: true, onPress: () => void remove() },
  ]
  return (
    <>
      {!isOwn && (
        <Button startIcon={<Copy />} onClick={() => setShown('copy')}>
          {t('note.copy')}
        </Button>
      )}
      <MenuButton label={t('note.menu')} items={isOwn ? own : files} onOpen={() => open.loadMore('all')} />
      {shown === 'rename' && (
        <RenameDialog
          title={t('note.rename')}
          value={state.title}
          bilingual={false}
          save={(title) => open.act(...retitle({ type: 'set_note' }, state.title, title, false))}
          onClose={close}
        />
      )}
      {shown === 'tag' && (
        <TagDialog
          value={state.tag ?? ''}
          onChange={(tag) => open.act({ type: 'set_note', field: 'tag', value: tag, was: state.tag })}
          onClose={close}
        />
      )}
      {shown === 'import' && (
        <ImportWords note={{ state, page, act: open.act }} onClose={close} onDone={() => undefined} />
      )}
      {shown === 'merge' && <MergeNote note={note} name={name} onClose={close} />}
      {shown === 'copy' && <CopyTo note={note} onClose={close} />}
    </>
  )
}
