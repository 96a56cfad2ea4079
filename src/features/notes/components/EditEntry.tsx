import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { textLengths } from '#contract/note-limits'
import { NewEntry } from '#contract/notes'
import { Button, Dialog, FormField, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'
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
  const form = useContractForm({
    schema: NewEntry,
    defaults: { word: row.word, meaning: row.meaning ?? '', remark: row.remark ?? '' },
    submit: (values) => {
      const changes = fields.flatMap((field): Change[] => {
        const value = values[field]?.trim() ?? ''
        if (value === (before[field] ?? '')) return []
        return [{ type: 'set_entry', id: row.id, field, value, was: before[field] }]
      })
      if (changes.length > 0) act(...changes)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('edit.title')} closeLabel={t('close')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField label={t('edit.word')} lang="en" maxLength={textLengths.word} {...form.field('word')} />
        <FormField
          label={t('edit.meaning')}
          help={t('edit.meaningHelp')}
          maxLength={textLengths.meaning}
          {...form.field('meaning')}
        />
        <FormField
          label={t('edit.remark')}
          help={t('edit.remarkHelp')}
          maxLength={textLengths.remark}
          {...form.field('remark')}
        />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
