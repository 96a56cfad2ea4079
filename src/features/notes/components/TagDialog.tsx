import { useTranslation } from 'react-i18next'
import { noteTags } from '#contract/note-limits'
import { Button, Dialog, Stack } from '#design-system'
import { TagField } from './TagField.tsx'

type NoteTag = (typeof noteTags)[number]

interface TagDialogProps {
  value: string
  onChange: (tag: NoteTag | null) => void
  onClose: () => void
}

/** What a note is about, chosen from a list. */
export function TagDialog({ value, onChange, onClose }: TagDialogProps) {
  const { t } = useTranslation('notes')
  return (
    <Dialog open onClose={onClose} title={t('note.tag')} closeLabel={t('close')}>
      <Stack spacing={4}>
        <TagField value={value} onChange={(next) => onChange(noteTags.find((tag) => tag === next) ?? null)} />
        <Button fullWidth onClick={onClose}>
          {t('close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
