import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReportBody } from '#contract/words'
import type { Section, SectionKind, WordPart } from '#contract/words'
import { Button, Dialog, FormField, SelectField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { reportWord } from '../api/report.ts'
import { reportItemsOf, type ReportItem } from '../model/report-items.ts'

export interface ReportDraft {
  /** The block that is wrong; left out for the word as a whole. */
  readonly section: SectionKind | undefined
  /** Which item of it; left out for the whole of it. */
  readonly item: string | undefined
  readonly text: string
}

interface ReportDialogProps {
  word: string
  sections: readonly Section[]
  hasPicture: boolean
  draft: ReportDraft
  /** Called with what was not sent. */
  onClose: (draft: ReportDraft) => void
}

export function ReportDialog({ word, sections, hasPicture, draft, onClose }: ReportDialogProps) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const formId = useId()
  const [section, setSection] = useState(draft.section)
  const [item, setItem] = useState(draft.item)
  const form = useContractForm({
    schema: ReportBody,
    defaults: { text: draft.text },
    submit: async (body) => {
      await reportWord(word, { ...body, section, item })
      onClose({ section: undefined, item: undefined, text: '' })
      toast({ text: t('report.thanks') })
    },
  })
  const typed = useWatch({ control: form.control, name: 'text' })
  const close = () => onClose({ section, item, text: form.values().text })
  const field = form.field('text')
  const parts: readonly WordPart[] = hasPicture ? ['sound', 'picture'] : ['sound']
  const chosen = sections.find(({ kind }) => kind === section)
  const items: readonly ReportItem[] = chosen
    ? reportItemsOf(chosen)
    : parts.map((part) => ({ value: part, label: t(`report.part.${part}`) }))
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
            ...sections.map(({ kind }) => ({ value: kind, label: t(`block.${kind}`) })),
          ]}
          value={section ?? ''}
          onChange={({ target }) => {
            setSection(sections.find(({ kind }) => kind === target.value)?.kind)
            setItem(undefined)
          }}
        />
        {items.length > 0 && (
          <SelectField
            label={t('report.item')}
            options={[{ value: '', label: t('report.anyItem') }, ...items]}
            value={item ?? ''}
            onChange={({ target }) => setItem(items.find(({ value }) => value === target.value)?.value)}
          />
        )}
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
