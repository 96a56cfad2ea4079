import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatReportBody, reportBounds, reportReasons } from '#contract/chat-reports'
import { Button, Dialog, FormField, SelectField, Stack, Text, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useConversationActions } from '../api/useConversations.ts'

interface ReportDialogProps {
  /** The conversation, or the learner who asks to be a contact. */
  about: { readonly conversation: string } | { readonly request: string }
  /** The other one's. */
  name: string
  /** The message; left out for the learner as a whole. */
  message?: { readonly seq: number; readonly text: string }
  /** Whether the other one can still be blocked here. */
  canBlock: boolean
  onClose: () => void
}

/** Asks why a message or a learner is reported, and offers the block that often goes with it. */
export function ReportDialog({ about, name, message, canBlock, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const formId = useId()
  const actions = useConversationActions()
  const blocks = useRef(false)
  const form = useContractForm({
    schema: ChatReportBody,
    defaults: { seq: message?.seq, text: '' },
    submit: async (body) => {
      if ('conversation' in about) {
        await actions.report(about.conversation, body)
        if (blocks.current) await actions.block(about.conversation)
      } else {
        await actions.reportRequest(about.request, body)
        if (blocks.current) await actions.blockRequest(about.request)
      }
      onClose()
      toast({ text: t('report.thanks'), tone: 'success' })
    },
  })
  const submit = (andBlock: boolean) => ({
    type: 'submit' as const,
    form: formId,
    onClick: () => {
      blocks.current = andBlock
    },
  })
  const words = form.field('text')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(message ? 'report.titleMessage' : 'report.titleLearner', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          {canBlock && (
            <Button variant="secondary" disabled={form.submitting} {...submit(true)}>
              {t('report.sendAndBlock')}
            </Button>
          )}
          <Button loading={form.submitting} loadingLabel={t('report.sending')} {...submit(false)}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={4} onSubmit={form.onSubmit}>
        {message && (
          <Text component="blockquote" keepLines breakWord>
            {message.text}
          </Text>
        )}
        <Text variant="body2" color="textSecondary">
          {t(message ? 'report.whatMessage' : 'conversation' in about ? 'report.whatLearner' : 'report.whatRequest', {
            name,
          })}
        </Text>
        <SelectField
          label={t('report.reason')}
          options={[
            { value: '', label: t('report.choose') },
            ...reportReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
          ]}
          {...form.field('reason')}
        />
        <FormField
          label={t('report.words')}
          help={t('report.wordsHelp')}
          rows={3}
          maxLength={reportBounds.characters}
          {...words}
          error={words.error ?? form.formError}
        />
      </Stack>
    </Dialog>
  )
}
