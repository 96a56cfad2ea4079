import { useTranslation } from 'react-i18next'
import { textLengths } from '#contract/note-limits'
import { BilingualTitle, TitleBody } from '#contract/notes'
import type { Bilingual } from '#contract/patterns'
import { Button, Dialog, FormField, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'
import { inBoth } from '../model/edits.ts'

interface RenameDialogProps {
  title: string
  value: Bilingual
  save: (title: Bilingual) => void
  onClose: () => void
}

/** Asks for a name: one for both languages, or one for each. */
export function RenameDialog({ bilingual, ...props }: RenameDialogProps & { bilingual: boolean }) {
  return bilingual ? <TitlesDialog {...props} /> : <NameDialog {...props} />
}

function NameDialog({ title, value, save, onClose }: RenameDialogProps) {
  const { t } = useTranslation('notes')
  const form = useContractForm({
    schema: TitleBody,
    defaults: { title: value.zh },
    submit: ({ title: name }) => {
      if (name !== value.zh) save(inBoth(name))
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

function TitlesDialog({ title, value, save, onClose }: RenameDialogProps) {
  const { t } = useTranslation('notes')
  const form = useContractForm({
    schema: BilingualTitle,
    defaults: value,
    submit: (next) => {
      save(next)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField label={t('part.nameZh')} lang="zh" maxLength={textLengths.title} {...form.field('zh')} />
        <FormField label={t('part.nameEn')} lang="en" maxLength={textLengths.title} {...form.field('en')} />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
