import { useState } from 'react'
import { NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NewEntry } from '#contract/notes'
import { Button, Dialog, FormField, Skeletons, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { getNote } from '../api/get-note.ts'
import { inLanguage, useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { placesAfter } from '#rules/order'
import { useNoteActions, useNotes } from '../api/useNotes.ts'
import { Refusal } from './Refusal.tsx'

export interface SaveToNoteProps {
  /** Words to keep, as they shall stand in the note. */
  words: readonly NewEntry[]
  /** Another text for the button. */
  label?: string
}

/** Keeps words on a page of an own note, or of a new one. */
export function SaveToNote({ words, label }: SaveToNoteProps) {
  const { t } = useTranslation('notes')
  const [open, setOpen] = useState(false)
  if (words.length === 0) return null
  return (
    <>
      <Button variant="secondary" startIcon={<NotebookPen />} onClick={() => setOpen(true)}>
        {label ?? t('saveTo.button')}
      </Button>
      {open && <ChooseNote words={words} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChooseNote({ words, onClose }: SaveToNoteProps & { onClose: () => void }) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const { create, change } = useNoteActions()
  const { data, error: listError } = useNotes({ kind: 'own', sort: 'recent' })
  const [ids] = useState(() => ({ note: newId(), batch: newId(), page: newId(), section: newId() }))
  const [name, setName] = useState('')
  const {
    run: save,
    pending,
    error: saveError,
  } = useAsyncAction(async (work: () => Promise<string>) => {
    toast({ text: t('saveTo.done', { count: words.length, name: await work() }), tone: 'success' })
    onClose()
  })
  const error = saveError ?? listError
  const toNew = () =>
    save(async () => {
      const title = name.trim() || t('saveTo.page')
      await create({
        id: ids.note,
        title,
        sections: [
          {
            title: t('outline.first'),
            pages: [{ title: t('saveTo.page'), entries: [...words] }],
          },
        ],
      })
      return title
    })
  const toNote = (id: string, title: string) =>
    save(async () => {
      const note = await getNote(id)
      const page = note.pages.find((each) => each.title[language] === t('saveTo.page')) ?? note.pages.at(-1)
      const section = note.sections.at(-1)?.id ?? ids.section
      const places = placesAfter(null, words.length, Math.random)
      await change(id, {
        batch: ids.batch,
        since: note.version,
        base: note.version,
        changes: [
          ...(page || note.sections.length > 0
            ? []
            : [{ type: 'add_section' as const, id: section, title: t('outline.first'), position: 'V' }]),
          ...(page
            ? []
            : [{ type: 'add_page' as const, id: ids.page, section, title: t('saveTo.page'), position: 'V' }]),
          ...words.map((word, index) => ({
            ...word,
            type: 'add_entry' as const,
            id: newId(),
            page: page?.id ?? ids.page,
            position: `z${places[index] ?? 'V'}`,
          })),
        ],
      })
      return title
    })
  return (
    <Dialog open onClose={onClose} title={t('saveTo.title')} closeLabel={t('close')}>
      <Stack spacing={3}>
        {error && <Refusal error={error} />}
        {!data && !listError && <Skeletons shape="text" count={3} label={t('loading')} />}
        {data?.notes.map(({ id, title }) => {
          const called = inLanguage(title, language)
          return (
            <Button key={id} variant="secondary" fullWidth disabled={pending} onClick={() => void toNote(id, called)}>
              {called}
            </Button>
          )
        })}
        <FormField
          label={t('saveTo.name')}
          value={name}
          placeholder={t('saveTo.page')}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
        <Button fullWidth loading={pending} loadingLabel={t('loading')} onClick={() => void toNew()}>
          {t('saveTo.new')}
        </Button>
      </Stack>
    </Dialog>
  )
}
