import { useState } from 'react'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SectionKind } from '#contract/words'
import { Button, Dialog, FormField, IconButton, Stack, Text, useToast } from '#design-system'
import { ApiError, call } from '#lib/api'

interface ReportButtonProps {
  word: string
  /** The block that is wrong; left out for the word as a whole. */
  section?: SectionKind
}

/** 'Report a mistake': what is wrong, in a few words. */
export function ReportButton({ word, section }: ReportButtonProps) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const close = () => setOpen(false)
  const send = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await call('POST /api/words/{word}/reports', { params: { word }, body: { section, text } })
      setText('')
      close()
      toast({ text: t('report.thanks') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.fields?.['text'] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  const label = section ? t('report.block', { block: t(`block.${section}`) }) : t('report.word')
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)}>
        <Flag />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        title={t('report.title')}
        closeLabel={t('report.close')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('report.cancel')}
            </Button>
            <Button
              disabled={text.trim() === ''}
              loading={busy}
              loadingLabel={t('report.sending')}
              onClick={() => void send()}
            >
              {t('report.send')}
            </Button>
          </>
        }
      >
        <Stack spacing={3}>
          <Text variant="body2" color="textSecondary">
            {section ? t('report.about', { word, block: t(`block.${section}`) }) : t('report.aboutWord', { word })}
          </Text>
          <FormField
            label={t('report.label')}
            placeholder={t('report.placeholder')}
            rows={4}
            maxLength={1000}
            value={text}
            error={fault}
            onChange={(event) => setText(event.target.value)}
          />
        </Stack>
      </Dialog>
    </>
  )
}
