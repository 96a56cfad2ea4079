import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { Button, Dialog, FormField, Stack } from '#design-system'
import type { Row } from '../model/rows.ts'

interface EditEntryProps {
  row: Row
  act: (...changes: Change[]) => void
  onClose: () => void
}

const fields = ['word', 'meaning', 'remark'] as const

/** A word's own meaning and remark. Only what was changed is sent, so that two windows can change different things. */
export function EditEntry({ row, act, onClose }: EditEntryProps) {
  const { t } = useTranslation('notes')
  const [before] = useState(row)
  const [values, setValues] = useState({ word: row.word, meaning: row.meaning ?? '', remark: row.remark ?? '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = fields.filter((field) => values[field].trim() !== (before[field] ?? ''))
    if (values.word.trim() === '') return
    if (changed.length > 0)
      act(
        ...changed.map((field) => ({
          type: 'set_entry' as const,
          id: row.id,
          field,
          value: values[field].trim(),
          was: before[field],
        })),
      )
    onClose()
  }
  const bind = (field: (typeof fields)[number]) => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [field]: target.value }),
  })
  return (
    <Dialog open onClose={onClose} title={t('edit.title')} closeLabel={t('close')}>
      <Stack component="form" sx={{ gap: 4, pt: 2 }} onSubmit={submit}>
        <FormField label={t('edit.word')} lang="en" maxLength={64} required {...bind('word')} />
        <FormField label={t('edit.meaning')} help={t('edit.meaningHelp')} maxLength={500} {...bind('meaning')} />
        <FormField label={t('edit.remark')} help={t('edit.remarkHelp')} maxLength={2000} {...bind('remark')} />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
