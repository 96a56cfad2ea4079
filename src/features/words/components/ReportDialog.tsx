import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReportBody } from '#contract/words'
import type { SectionKind } from '#contract/words'
import { Button, Dialog, FormField, SelectField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { reportWord } from '../api/report.ts'

export interface ReportDraft {
  /** The block that is wrong; left out for the word as a whole. */
  readonly section: SectionKind | undefined
  readonly text: string
}

interface ReportDialogProps {
  word: string
  sections: readonly SectionKind[]
  draft: ReportDraft
  /** Called with what was not sent. */
  onClose: (draft: ReportDraft) => void
}

export function ReportDialog({ word, sections, draft, onClose }: ReportDialogProps) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const formId = useId()
  const [section, setSection] = useState(draft.section)
  const form = useContractForm({
    schema: ReportBody,
    defaults: { text: draft.text },
    submit: async (body) => {
      await reportWord(word, { ...body, section })
      onClose({ section: undefined, text: '' })
      toast({ text: t('report.thanks') })
    },
  })
  const typed = useWatch({ control: form.control, name: 'text' })
  const close = () => onClose({ section, text: form.values().text })
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
        <SelectField
          label={t('report.where')}
          options={[
            { value: '', label: t('report.whole') },
            ...sections.map((kind) => ({ value: kind, label: t(`block.${kind}`) })),
          ]}
          value={section ?? ''}
          onChange={({ target }) => setSection(sections.find((kind) => kind === target.value))}
        />
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
