import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReportBody } from '#contract/words'
import type { SectionKind } from '#contract/words'
import { Button, Dialog, FormField, Stack, Text, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { reportWord } from '../api/report.ts'

interface ReportDialogProps {
  word: string
  /** The block that is wrong; left out for the word as a whole. */
  section?: SectionKind
  draft: string
  /** Called with the text that was not sent. */
  onClose: (draft: string) => void
}

export function ReportDialog({ word, section, draft, onClose }: ReportDialogProps) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const formId = useId()
  const form = useContractForm({
    schema: ReportBody,
    defaults: { section, text: draft },
    submit: async (body) => {
      await reportWord(word, body)
      onClose('')
      toast({ text: t('report.thanks') })
    },
  })
  const typed = useWatch({ control: form.control, name: 'text' })
  const close = () => onClose(form.values().text)
  const field = form.field('text')
  return (
    <Dialog
      open
      onClose={close}
      title={t('report.title')}
      closeLabel={t('report.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('report.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={typed.trim() === ''}
            loading={form.submitting}
            loadingLabel={t('report.sending')}
          >
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={3} onSubmit={form.onSubmit}>
        <Text variant="body2" color="textSecondary">
          {section ? t('report.about', { word, block: t(`block.${section}`) }) : t('report.aboutWord', { word })}
        </Text>
        <FormField
          label={t('report.label')}
          placeholder={t('report.placeholder')}
          rows={4}
          maxLength={1000}
          {...field}
          error={field.error ?? form.formError}
        />
      </Stack>
    </Dialog>
  )
}
