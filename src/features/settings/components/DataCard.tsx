import { useState } from 'react'
import { Download, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { daysToReturn } from '#contract/privacy-limits'
import { Button, Card, ConfirmDialog, Dialog, ErrorBox, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { deleteAccount } from '../api/account.ts'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useReauth } from '#lib/reauth'
import { downloadData, downloadForAnki } from '../api/download-data.ts'

interface DataCardProps {
  /** After the account was closed: leads away from where a session is needed. */
  onLeft: () => void
}

/** Taking everything along, and leaving. */
export function DataCard({ onLeft }: DataCardProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const toast = useToast()
  const withReauth = useReauth()
  const [asking, setAsking] = useState(false)
  /** When everything goes; the session is over then, and only reading this is left. */
  const [closed, setClosed] = useState<string>()

  const exporting = useAsyncAction(async () => {
    const saved = await withReauth(async () => {
      await downloadData()
      return true
    })
    if (saved) toast({ text: t('data.exported') })
  })
  const toAnki = useAsyncAction(async () => {
    await downloadForAnki()
    toast({ text: t('data.exported') })
  })
  const deleting = useAsyncAction(async () => {
    setAsking(false)
    setClosed((await withReauth(deleteAccount))?.erased_at)
  })
  const error = exporting.error ?? toAnki.error ?? deleting.error

  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('data.title')}
        </Text>
        {error && <ErrorBox>{error.message}</ErrorBox>}
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('data.exportText')}
          </Text>
          <div>
            <Button
              variant="secondary"
              startIcon={<Download />}
              loading={exporting.pending}
              loadingLabel={t('data.exporting')}
              onClick={() => void exporting.run()}
            >
              {t('data.export')}
            </Button>
          </div>
        </Stack>
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('data.ankiText')}
          </Text>
          <div>
            <Button
              variant="secondary"
              startIcon={<Download />}
              loading={toAnki.pending}
              loadingLabel={t('data.exporting')}
              onClick={() => void toAnki.run()}
            >
              {t('data.anki')}
            </Button>
          </div>
        </Stack>
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('data.deleteText', { count: daysToReturn })}
          </Text>
          <div>
            {/* Quiet: leaving is no offer. The question that follows says that it takes something away. */}
            <Button
              variant="quiet"
              startIcon={<Trash2 />}
              loading={deleting.pending}
              loadingLabel={t('data.deleting')}
              onClick={() => setAsking(true)}
            >
              {t('data.delete')}
            </Button>
          </div>
        </Stack>
      </Stack>
      <ConfirmDialog
        danger
        open={asking}
        title={t('data.askTitle')}
        confirmLabel={t('data.delete')}
        cancelLabel={t('data.stay')}
        onConfirm={() => void deleting.run()}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('data.askText', { count: daysToReturn })}</Text>
      </ConfirmDialog>
      <Dialog
        open={closed !== undefined}
        onClose={onLeft}
        title={t('data.closedTitle')}
        closeLabel={t('data.understood')}
        actions={<Button onClick={onLeft}>{t('data.understood')}</Button>}
      >
        <Text>{closed && t('data.closedText', { day: formatDay(closed, language) })}</Text>
      </Dialog>
    </Card>
  )
}
