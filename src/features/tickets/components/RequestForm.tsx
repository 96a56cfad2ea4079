import { useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureFile } from '#contract/picture-file'
import { TicketTextBody, messageLength, ticketTopics } from '#contract/tickets'
import type { TicketTopic } from '#contract/tickets'
import { Button, Card, FileDrop, FormField, SelectField, Stack } from '#design-system'
import type { FileRefusal } from '#design-system'
import { useDraft } from '#lib/draft'
import type { Draft } from '#lib/draft'
import { useContractForm } from '#lib/forms'

export interface RequestFormProps {
  kind: keyof typeof ticketTopics
  topic: TicketTopic
  onTopic: (topic: TicketTopic) => void
  /** Opens the ticket, with a picture of the screen if there is one. @throws {ApiError} */
  onAsk: (draft: Draft, screenshot: File | null) => Promise<void>
  /** The list of topics, to put the focus on. */
  topicRef?: Ref<HTMLSelectElement>
}

/** Writes to the people behind the service. */
export function RequestForm({ kind, topic, onTopic, onAsk, topicRef }: RequestFormProps) {
  const { t } = useTranslation('tickets')
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<FileRefusal>()
  const ask = useDraft((draft) => onAsk(draft, screenshot))
  const form = useContractForm({
    schema: TicketTextBody,
    defaults: { text: '' },
    submit: async ({ text }): Promise<void> => {
      const error = await ask(text)
      if (error !== undefined) return form.setError('text', error)
      form.reset()
      setScreenshot(null)
    },
  })
  return (
    <Card>
      <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
        <SelectField
          ref={topicRef}
          label={t('about')}
          value={topic}
          options={ticketTopics[kind].map((value) => ({ value, label: t(`topic.${value}`) }))}
          onChange={({ target }) => {
            const chosen = ticketTopics[kind].find((value) => value === target.value)
            if (chosen) onTopic(chosen)
          }}
        />
        <FormField label={t(`text.${kind}`)} rows={4} maxLength={messageLength} {...form.field('text')} />
        {kind === 'feedback' && (
          <FileDrop
            paste
            label={t('screenshot.label')}
            optionalLabel={t('screenshot.optional')}
            prompt={t('screenshot.prompt')}
            limits={t('screenshot.limits')}
            removeLabel={t('screenshot.remove')}
            accept={pictureFile.types.join(',')}
            maxBytes={pictureFile.maxBytes}
            file={screenshot}
            error={refusal && t(`screenshot.${refusal}`)}
            onFile={(file) => {
              setRefusal(undefined)
              setScreenshot(file)
            }}
            onRefuse={setRefusal}
          />
        )}
        <div>
          <Button type="submit" loading={form.submitting}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
