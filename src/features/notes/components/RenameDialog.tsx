import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, FormField, Stack } from '#design-system'

interface RenameDialogProps {
  title: string
  value: string
  save: (name: string) => void
  onClose: () => void
}

/** Asks for a name. */
export function RenameDialog({ title, value, save, onClose }: RenameDialogProps) {
  const { t } = useTranslation('notes')
  const [name, setName] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    if (name.trim() !== value) save(name.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <Stack component="form" sx={{ gap: 4, pt: 2 }} onSubmit={submit}>
        <FormField
          label={t('part.name')}
          value={name}
          maxLength={120}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
