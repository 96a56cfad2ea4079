import { useState } from 'react'
import { Copy, Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Change } from '#contract/note-changes'
import type { Note } from '#contract/notes'
import type { User } from '#contract/profile'
import { Button, MenuButton, Stack, StackItem, Text, useToast } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import { noteAddress } from '../model/address.ts'
import { mergePage, retitle } from '../model/edits.ts'
import { outlineOf } from '../model/rows.ts'
import type { NoteScreenProps } from './NoteStates.tsx'
import { ChoosePage, CopyTo, RenameDialog } from './parts.ts'

interface PageTitleProps extends Pick<NoteScreenProps, 'kind'> {
  state: NoteState
  page: string | null
  note: Note
  user: User
  act: ((...changes: Change[]) => void) | undefined
}

/** The page that is shown, and what can be done with it. */
export function PageTitle({ state, page: id, note, user, act, kind }: PageTitleProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'rename' | 'merge' | 'copy'>()
  const page = id === null ? undefined : state.pages.get(id)
  if (!page || page.deletedWith !== null) return null
  const section = state.sections.get(page.section)
  const name = inLanguage(page.title, language)
  const isManaged = kind === 'managed'
  const close = () => setOpen(undefined)
  const remove = () => {
    if (!act) return
    act({ type: 'delete', kind: 'page', id: page.id })
    toast({
      text: t('part.deleted', { name }),
      action: { label: t('undo'), onPress: () => act({ type: 'restore', kind: 'page', id: page.id }) },
    })
  }
  const items = [
    ...(isManaged ? [] : [{ label: t('part.copy'), icon: <Copy />, onPress: () => setOpen('copy') }]),
    { label: t('part.rename'), icon: <Pencil />, onPress: () => setOpen('rename') },
    { label: t('part.merge'), icon: <Merge />, onPress: () => setOpen('merge') },
    { label: t('part.delete'), icon: <Trash2 />, danger: true, onPress: remove },
  ]
  return (
    <Stack direction="row" spacing={2} align="center">
      <StackItem>
        <Text variant="h2" breakWord>
          {section && (
            <Text component="span" variant="body2" color="textSecondary" block>
              {inLanguage(section.title, language)}
            </Text>
          )}
          {name}
        </Text>
      </StackItem>
      {!act && user.role !== 'guest' && (
        <Button variant="secondary" startIcon={<Copy />} onClick={() => setOpen('copy')}>
          {t('part.copyPage')}
        </Button>
      )}
      {act && <MenuButton label={t('outline.menu', { name })} items={items} />}
      {open === 'rename' && act && (
        <RenameDialog
          title={t('part.rename')}
          value={page.title}
          bilingual={isManaged}
          save={(title) => act(...retitle({ type: 'set_page', id: page.id }, page.title, title, isManaged))}
          onClose={close}
        />
      )}
      {open === 'merge' && act && (
        <ChoosePage
          title={t('choosePage.merge')}
          outline={outlineOf(state)}
          without={page.id}
          onClose={close}
          onChoose={(into) => {
            act(...mergePage(state, page.id, into))
            void navigate(noteAddress(kind, note.id, into), { replace: true })
          }}
        />
      )}
      {open === 'copy' && <CopyTo note={note} part={{ page: page.id }} onClose={close} />}
    </Stack>
  )
}
