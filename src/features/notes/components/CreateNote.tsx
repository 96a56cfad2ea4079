import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { noteTags } from '#contract/note-limits'
import { Button, Dialog, FormField, SelectField, Stack } from '#design-system'
import { ApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import { useNoteActions } from '../api/useNotes.ts'
import { Refusal } from './Refusal.tsx'

interface CreateNoteProps {
  onClose: () => void
  onMade: (id: string) => void
}

/** Asks for the name of a new note and makes it. */
export function CreateNote({ onClose, onMade }: CreateNoteProps) {
  const { t } = useTranslation('notes')
  const { create } = useNoteActions()
  const [id] = useState(newId)
  const [title, setTitle] = useState('')
  const [tag, setTag] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    setBusy(true)
    try {
      await create({
        id,
        title: title.trim(),
        tag: noteTags.find((each) => each === tag) ?? null,
        sections: [{ title: t('outline.first'), pages: [{ title: t('outline.firstPage'), entries: [] }] }],
      })
      onMade(id)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('create.title')} closeLabel={t('close')}>
      <Stack component="form" sx={{ gap: 4, pt: 2 }} onSubmit={(event: FormEvent) => void submit(event)}>
        <FormField
          label={t('create.name')}
          placeholder={t('create.example')}
          value={title}
          maxLength={120}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <TagField value={tag} onChange={setTag} />
        {error && <Refusal error={error} />}
        <Button type="submit" fullWidth loading={busy} loadingLabel={t('loading')}>
          {t('create.make')}
        </Button>
      </Stack>
    </Dialog>
  )
}

export function TagField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('notes')
  return (
    <SelectField
      label={t('tag.label')}
      value={value}
      options={[
        { value: '', label: t('tag.none') },
        ...noteTags.map((tag) => ({ value: tag, label: t(`tag.${tag}`) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
