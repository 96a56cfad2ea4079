import { useState } from 'react'
import { BookMarked, Image, Pencil, ScrollText, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { noteTags } from '#contract/note-limits'
import { routes } from '#contract/routes'
import { Button, Chip, Dialog, ErrorBox, MenuButton, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import { useManagedNote } from '../api/useManagedNote.ts'
import type { OpenNote } from '../api/useNote.ts'
import { retitle } from '../model/edits.ts'
import type { Row } from '../model/rows.ts'
import { ChooseCover } from './ChooseCover.tsx'
import { TagField } from './TagField.tsx'
import { RenameDialog } from './parts.ts'

interface ManagedNoteActionsProps {
  id: string
  open: OpenNote
  state: NoteState
  rows: readonly Row[]
}

/** What an administrator does with a whole official note. */
export function ManagedNoteActions({ id, open, state, rows }: ManagedNoteActionsProps) {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useToast()
  const [shown, setShown] = useState<'titles' | 'tag' | 'cover'>()
  const { isPublished, publish } = useManagedNote(id)
  const { synced, act } = open
  const { run, pending, error } = useAsyncAction(async () => {
    await publish(!isPublished, synced?.version ?? 0)
    const name = inLanguage(state.title, language)
    toast({ text: t(isPublished ? 'notes.withdrawn' : 'notes.published', { name }), tone: 'success' })
  })
  // What is published is what the server has.
  const isUnsent = synced === undefined || synced.queue.length > 0
  const close = () => setShown(undefined)
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={3} align="center" wrap>
        <Chip tone={isPublished ? 'primary' : 'neutral'}>
          {t(`notes.state.${isPublished ? 'published' : 'withdrawn'}`)}
        </Chip>
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          loading={pending}
          loadingLabel={t('loading')}
          disabled={isUnsent}
          onClick={() => void run()}
        >
          {t(isPublished ? 'notes.withdraw' : 'notes.publish')}
        </Button>
        <Button variant="quiet" startIcon={<BookMarked />} to={routes.officialNote({ id })}>
          {t('notes.preview')}
        </Button>
        <MenuButton
          label={ofNotes('note.menu')}
          items={[
            { label: t('notes.titles'), icon: <Pencil />, onPress: () => setShown('titles') },
            { label: ofNotes('note.tag'), icon: <Tag />, onPress: () => setShown('tag') },
            { label: t('notes.cover'), icon: <Image />, onPress: () => setShown('cover') },
            {
              label: t('notes.log'),
              icon: <ScrollText />,
              onPress: () => void navigate(routes.adminLog({ subject: id })),
            },
          ]}
        />
      </Stack>
      {error && <ErrorBox>{error.message}</ErrorBox>}
      {shown === 'titles' && (
        <RenameDialog
          title={t('notes.titles')}
          value={state.title}
          bilingual
          save={(title) => act(...retitle({ type: 'set_note' }, state.title, title, true))}
          onClose={close}
        />
      )}
      {shown === 'tag' && (
        <Dialog open onClose={close} title={ofNotes('note.tag')} closeLabel={ofNotes('close')}>
          <Stack spacing={4}>
            <TagField
              value={state.tag ?? ''}
              onChange={(value) => {
                const tag = noteTags.find((each) => each === value) ?? null
                act({ type: 'set_note', field: 'tag', value: tag, was: state.tag })
              }}
            />
            <Button fullWidth onClick={close}>
              {ofNotes('close')}
            </Button>
          </Stack>
        </Dialog>
      )}
      {shown === 'cover' && (
        <ChooseCover
          cover={state.cover}
          rows={rows}
          onChoose={(value) => act({ type: 'set_note', field: 'cover', value, was: state.cover })}
          onClose={close}
        />
      )}
    </Stack>
  )
}
