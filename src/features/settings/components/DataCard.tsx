import { useState } from 'react'
import { Download, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { daysToReturn } from '#contract/privacy'
import { Box, Button, Card, ConfirmDialog, Dialog, ErrorBox, Stack, Text, useToast } from '#design-system'
import { ApiError, call } from '#lib/api'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useReauth } from '#lib/reauth'
import { downloadData } from '../api/download-data.ts'

interface DataCardProps {
  /** After the account was closed: leads away from where a session is needed. */
  onLeft: () => void
}

/** Taking everything along, and leaving. */
export function DataCard({ onLeft }: DataCardProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const toast = useToast()
  const withProof = useReauth()
  const [busy, setBusy] = useState<'export' | 'delete'>()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  /** When everything goes; the session is over then, and only reading this is left. */
  const [closed, setClosed] = useState<string>()

  const run = async (what: 'export' | 'delete', act: () => Promise<void>) => {
    setBusy(what)
    setFault(undefined)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(undefined)
    }
  }
  const save = () =>
    run('export', async () => {
      const saved = await withProof(async () => {
        await downloadData()
        return true
      })
      if (saved) toast({ text: t('data.exported') })
    })
  const leave = () => {
    setAsking(false)
    return run('delete', async () => {
      const closed = await withProof(() => call('DELETE /api/user'))
      if (!closed) return
      setClosed(closed.erased_at)
    })
  }

  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('data.title')}
        </Text>
        {fault && <ErrorBox>{fault}</ErrorBox>}
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('data.exportText')}
          </Text>
          <Box>
            <Button
              variant="secondary"
              startIcon={<Download />}
              loading={busy === 'export'}
              loadingLabel={t('data.exporting')}
              onClick={() => void save()}
            >
              {t('data.export')}
            </Button>
          </Box>
        </Stack>
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('data.deleteText', { count: daysToReturn })}
          </Text>
          <Box>
            <Button
              variant="danger"
              startIcon={<Trash2 />}
              loading={busy === 'delete'}
              loadingLabel={t('data.deleting')}
              onClick={() => setAsking(true)}
            >
              {t('data.delete')}
            </Button>
          </Box>
        </Stack>
      </Stack>
      <ConfirmDialog
        danger
        open={asking}
        title={t('data.askTitle')}
        confirmLabel={t('data.delete')}
        cancelLabel={t('data.stay')}
        onConfirm={() => void leave()}
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
