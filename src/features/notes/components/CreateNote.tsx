import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteTags, textLengths } from '#contract/note-limits'
import { TitleBody } from '#contract/notes'
import { Button, Dialog, FormField, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'
import { newId } from '#lib/new-id'
import { useNoteActions } from '../api/useNotes.ts'
import { Refusal } from './Refusal.tsx'
import { TagField } from './TagField.tsx'

interface CreateNoteProps {
  onClose: () => void
  onMade: (id: string) => void
}

/** Asks for the name of a new note and makes it. */
export function CreateNote({ onClose, onMade }: CreateNoteProps) {
  const { t } = useTranslation('notes')
  const { create } = useNoteActions()
  const [id] = useState(newId)
  const [tag, setTag] = useState('')
  const form = useContractForm({
    schema: TitleBody,
    defaults: { title: '' },
    submit: async ({ title }) => {
      await create({
        id,
        title,
        tag: noteTags.find((each) => each === tag) ?? null,
        sections: [{ title: t('outline.first'), pages: [{ title: t('outline.firstPage'), entries: [] }] }],
      })
      onMade(id)
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('create.title')} closeLabel={t('close')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField
          label={t('create.name')}
          placeholder={t('create.example')}
          maxLength={textLengths.title}
          {...form.field('title')}
        />
        <TagField value={tag} onChange={setTag} />
        {form.formError && <Refusal error={{ code: form.errorCode ?? '', message: form.formError }} />}
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('loading')}>
          {t('create.make')}
        </Button>
      </Stack>
    </Dialog>
  )
}
