import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReaderTitleBody } from '#contract/reader'
import type { ReaderCard } from '#contract/reader'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  Dialog,
  FormField,
  MenuButton,
  ProgressBar,
  Stack,
  StackItem,
  Text,
  TextLink,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { useReaderActions } from '../api/useReader.ts'
import { formatShare } from '../model/format-share.ts'

/** A text of the library: how much of it is known, and how far it was read. */
export function TextRow({ text }: { text: ReaderCard }) {
  const { t } = useTranslation('reader')
  const language = useLanguage()
  const toast = useToast()
  const { remove, restore } = useReaderActions()
  const [isNamed, setNamed] = useState(false)
  const { id, title, share, position, characters } = text
  const showError = (error: Error) => toast({ text: error.message, tone: 'error' })
  const { run: undo } = useAsyncAction(() => restore(id), showError)
  const { run: discard } = useAsyncAction(async () => {
    await remove(id)
    toast({
      text: t('row.deleted', { title }),
      tone: 'info',
      action: { label: t('row.undo'), onPress: () => void undo() },
    })
  }, showError)
  return (
    <li>
      <Card>
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} align="center" justify="space-between">
            <StackItem>
              <Text variant="h4" component="h2" breakWord>
                <TextLink to={routes.readerText({ id })}>{title}</TextLink>
              </Text>
            </StackItem>
            <MenuButton
              label={t('row.actions', { title })}
              items={[
                { label: t('row.rename'), icon: <Pencil />, onPress: () => setNamed(true) },
                { label: t('row.delete'), icon: <Trash2 />, onPress: () => void discard() },
              ]}
            />
          </Stack>
          <Text variant="body2" color="textSecondary">
            {t('share', { share: formatShare(share, language) })}
          </Text>
          <ProgressBar
            label={t('progress', { share: formatShare(position / characters, language) })}
            value={position}
            max={characters}
            showLabel
          />
        </Stack>
        {isNamed && <Rename text={text} onClose={() => setNamed(false)} />}
      </Card>
    </li>
  )
}

function Rename({ text: { id, title }, onClose }: { text: ReaderCard; onClose: () => void }) {
  const { t } = useTranslation('reader')
  const { rename } = useReaderActions()
  const form = useContractForm({
    schema: ReaderTitleBody,
    defaults: { title },
    submit: async (values) => {
      await rename(id, values.title)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('row.rename')} closeLabel={t('close')}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        <FormField label={t('add.name')} maxLength={120} {...form.field('title')} />
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('loading')}>
          {t('save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
