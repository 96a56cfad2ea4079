import { useState } from 'react'
import { Check, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { NewEntry } from '#contract/notes'
import { routes } from '#contract/routes'
import { Button, Dialog, FormField, Skeletons, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { getNote } from '../api/get-note.ts'
import { inLanguage, useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { placesAfter } from '#rules/order'
import { useNoteActions, useNotes } from '../api/useNotes.ts'
import { findPresent, useNotesWith } from '../api/useNotesWith.ts'
import { Refusal } from './Refusal.tsx'

export interface SaveToNoteProps {
  /** Words to keep, as they shall stand in the note. */
  words: readonly NewEntry[]
  /** Another text for the button. */
  label?: string
}

interface Saved {
  /** Of the note. */
  readonly id: string
  readonly name: string
  /** How many words it lacked. */
  readonly added: number
}

/** Keeps words on a page of an own note, or of a new one, and says where they are kept already. A note takes no word a second time. */
export function SaveToNote({ words, label }: SaveToNoteProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const texts = words.map(({ word }) => word)
  const notes = useNotesWith(texts)
  if (words.length === 0) return null
  const whole = notes?.filter((note) => texts.every((word) => note.words.includes(word))) ?? []
  const [first, ...others] = whole
  const saved =
    first &&
    (others.length > 0
      ? t('saveTo.inNotes', { count: whole.length })
      : t('saveTo.inNote', { name: inLanguage(first.title, language) }))
  return (
    <>
      <Button variant="secondary" startIcon={saved ? <Check /> : <NotebookPen />} onClick={() => setOpen(true)}>
        {saved ?? label ?? t('saveTo.button')}
      </Button>
      {open && <ChooseNote words={words} holding={whole.map(({ id }) => id)} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChooseNoteProps {
  words: readonly NewEntry[]
  /** Ids of the notes that have all of them. */
  holding: readonly string[]
  onClose: () => void
}

function ChooseNote({ words, holding, onClose }: ChooseNoteProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const { create, change } = useNoteActions()
  const { data, error: listError } = useNotes({ kind: 'own', sort: 'recent' })
  const [ids] = useState(() => ({ note: newId(), batch: newId(), page: newId(), section: newId() }))
  const [name, setName] = useState('')
  const {
    run: save,
    pending,
    error: saveError,
  } = useAsyncAction(async (work: () => Promise<Saved>) => {
    const { id, name: title, added } = await work()
    toast({
      text: added > 0 ? t('saveTo.done', { count: added, name: title }) : t('saveTo.present', { name: title }),
      tone: added > 0 ? 'success' : 'info',
      action: { label: t('saveTo.open'), onPress: () => void navigate(routes.wordNote({ id })) },
    })
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
      return { id: ids.note, name: title, added: words.length }
    })
  const toNote = (id: string, title: string) =>
    save(async () => {
      // As it is now: another tab or device may have saved them since.
      const present = await findPresent(
        id,
        words.map(({ word }) => word),
      )
      const missing = words.filter(({ word }) => !present.includes(word))
      if (missing.length === 0) return { id, name: title, added: 0 }
      const note = await getNote(id)
      const page = note.pages.find((each) => each.title[language] === t('saveTo.page')) ?? note.pages.at(-1)
      const section = note.sections.at(-1)?.id ?? ids.section
      const places = placesAfter(null, missing.length, Math.random)
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
          ...missing.map((word, index) => ({
            ...word,
            type: 'add_entry' as const,
            id: newId(),
            page: page?.id ?? ids.page,
            position: `z${places[index] ?? 'V'}`,
          })),
        ],
      })
      return { id, name: title, added: missing.length }
    })
  return (
    <Dialog open onClose={onClose} title={t('saveTo.title')} closeLabel={t('close')}>
      <Stack spacing={3}>
        {error && <Refusal error={error} />}
        {!data && !listError && <Skeletons shape="text" count={3} label={t('loading')} />}
        {data?.notes.map(({ id, title }) => {
          const called = inLanguage(title, language)
          return (
            <Button
              key={id}
              variant="secondary"
              fullWidth
              disabled={pending || holding.includes(id)}
              startIcon={holding.includes(id) && <Check />}
              onClick={() => void toNote(id, called)}
            >
              {holding.includes(id) ? t('saveTo.inNote', { name: called }) : called}
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
