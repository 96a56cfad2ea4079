import { useState } from 'react'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SectionKind } from '#contract/words'
import { Button, Dialog, FormField, IconButton, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { reportWord } from '../api/report.ts'

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
  const close = () => setOpen(false)
  const { run, pending, error } = useAsyncAction(async () => {
    await reportWord(word, { section, text })
    setText('')
    close()
    toast({ text: t('report.thanks') })
  })
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
              loading={pending}
              loadingLabel={t('report.sending')}
              onClick={() => void run()}
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
            error={error?.fields['text'] ?? error?.message}
            onChange={(event) => setText(event.target.value)}
          />
        </Stack>
      </Dialog>
    </>
  )
}
