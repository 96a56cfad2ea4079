import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { noteTags, textLengths } from '#contract/note-limits'
import { BilingualTitle } from '#contract/notes'
import { routes } from '#contract/routes'
import { Button, Dialog, ErrorBox, FormField, SelectField, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'
import { newId } from '#lib/new-id'
import { createOfficialNote } from '../api/useAdminNotes.ts'

/** Asks for the titles of a new official note; its editor opens next. */
export function CreateNoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const navigate = useNavigate()
  // The same note however often the form is sent.
  const [id] = useState(newId)
  const [tag, setTag] = useState('')
  const form = useContractForm({
    schema: BilingualTitle,
    defaults: { zh: '', en: '' },
    submit: async (title) => {
      await createOfficialNote({ id, title, tag: noteTags.find((each) => each === tag) ?? null })
      void navigate(routes.adminNote({ id }))
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('notes.create')} closeLabel={t('cancel')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField label={ofNotes('part.nameZh')} lang="zh" maxLength={textLengths.title} {...form.field('zh')} />
        <FormField label={ofNotes('part.nameEn')} lang="en" maxLength={textLengths.title} {...form.field('en')} />
        <SelectField
          label={ofNotes('tag.label')}
          value={tag}
          options={[
            { value: '', label: ofNotes('tag.none') },
            ...noteTags.map((each) => ({ value: each, label: ofNotes(`tag.${each}`) })),
          ]}
          onChange={({ target }) => setTag(target.value)}
        />
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('loading')}>
          {ofNotes('create.make')}
        </Button>
      </Stack>
    </Dialog>
  )
}
