import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Note } from '#contract/notes'
import { Button, Dialog, ErrorBox, Skeletons, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { inLanguage, useLanguage } from '#lib/language'
import { useNoteActions, useNotes } from '../api/useNotes.ts'
import { noteAddress } from '../model/address.ts'

/** Puts this note behind another one; this one goes into the bin. */
export function MergeNote({ note, onClose }: { note: Note; name: string; onClose: () => void }) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const { merge } = useNoteActions()
  const { data } = useNotes({ kind: 'own', sort: 'recent' })
  const {
    run: mergeInto,
    pending,
    error,
  } = useAsyncAction(async (into: string) => {
    const card = await merge(into, note.id)
    toast({ text: t('note.merged', { name: inLanguage(card.title, language) }), tone: 'success' })
    onClose()
    void navigate(noteAddress('own', into))
  })
  return (
    <Dialog open onClose={onClose} title={t('note.merge')} closeLabel={t('close')}>
      <Stack spacing={2}>
        {error && <ErrorBox>{error.message}</ErrorBox>}
        {!data && <Skeletons shape="text" count={2} label={t('loading')} />}
        {data?.notes
          .filter(({ id }) => id !== note.id)
          .map(({ id, title }) => (
            <Button key={id} variant="secondary" fullWidth disabled={pending} onClick={() => void mergeInto(id)}>
              {inLanguage(title, language)}
            </Button>
          ))}
      </Stack>
    </Dialog>
  )
}
