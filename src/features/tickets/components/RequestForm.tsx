import { useState } from 'react'
import type { Ref, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageLength, ticketTopics } from '#contract/tickets'
import type { TicketTopic } from '#contract/tickets'
import { Box, Button, Card, FormField, SelectField, Stack, useToast } from '#design-system'
import { useDraft } from '#lib/draft'
import type { Draft } from '#lib/draft'

export interface RequestFormProps {
  kind: keyof typeof ticketTopics
  topic: TicketTopic
  onTopic: (topic: TicketTopic) => void
  /** Opens the ticket. @throws {ApiError} */
  onAsk: (draft: Draft) => Promise<void>
  /** The list of topics, to put the focus on. */
  topicRef?: Ref<HTMLSelectElement>
}

/** Writes to the people behind the service. */
export function RequestForm({ kind, topic, onTopic, onAsk, topicRef }: RequestFormProps) {
  const { t } = useTranslation('tickets')
  const toast = useToast()
  const ask = useDraft(onAsk)
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const said = await ask(text)
    setFault(said)
    setSending(false)
    if (said !== undefined) return
    setText('')
    toast({ text: t('asked') })
  }
  return (
    <Card>
      <Stack component="form" noValidate spacing={5} onSubmit={(event: SyntheticEvent) => void submit(event)}>
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
        <FormField
          label={t(`text.${kind}`)}
          rows={4}
          maxLength={messageLength}
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        <Box>
          <Button type="submit" loading={sending}>
            {t('send')}
          </Button>
        </Box>
      </Stack>
    </Card>
  )
}
