import { useTranslation } from 'react-i18next'
import { textLengths } from '#contract/note-limits'
import { TitleBody } from '#contract/notes'
import { Button, Dialog, FormField, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'

interface RenameDialogProps {
  title: string
  value: string
  save: (name: string) => void
  onClose: () => void
}

/** Asks for a name. */
export function RenameDialog({ title, value, save, onClose }: RenameDialogProps) {
  const { t } = useTranslation('notes')
  const form = useContractForm({
    schema: TitleBody,
    defaults: { title: value },
    submit: ({ title: name }) => {
      if (name !== value) save(name)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField label={t('part.name')} maxLength={textLengths.title} {...form.field('title')} />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
