import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Note } from '#contract/notes'
import { Button, Dialog, Skeletons, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { inLanguage, useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { useNoteActions, useNotes } from '../api/useNotes.ts'
import { noteAddress } from '../model/address.ts'
import { Refusal } from './Refusal.tsx'

interface CopyToProps {
  note: Note
  /** Only this; the whole note when left out. */
  part?: { section: string } | { page: string }
  onClose: () => void
}

/** Copies a note, or a section or page of it, into an own note, or a new one. */
export function CopyTo({ note, part, onClose }: CopyToProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const { copy } = useNoteActions()
  const { data } = useNotes({ kind: 'own', sort: 'recent' })
  const [id] = useState(newId)
  const {
    run: copyInto,
    pending,
    error,
  } = useAsyncAction(async (into?: string) => {
    const card = await copy(note.id, { copy: id, ...(into && { into }), ...part })
    toast({ text: t('note.copied', { name: inLanguage(card.title, language) }), tone: 'success' })
    onClose()
    void navigate(noteAddress('own', card.id))
  })
  return (
    <Dialog open onClose={onClose} title={t('saveTo.title')} closeLabel={t('close')}>
      <Stack spacing={2}>
        {error && <Refusal error={error} />}
        <Button fullWidth loading={pending} loadingLabel={t('loading')} onClick={() => void copyInto()}>
          {t('saveTo.new')}
        </Button>
        {!data && <Skeletons shape="text" count={2} label={t('loading')} />}
        {data?.notes
          .filter(({ id: own }) => own !== note.id)
          .map(({ id: own, title }) => (
            <Button key={own} variant="secondary" fullWidth disabled={pending} onClick={() => void copyInto(own)}>
              {inLanguage(title, language)}
            </Button>
          ))}
      </Stack>
    </Dialog>
  )
}
