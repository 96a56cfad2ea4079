import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SENTENCE_CHARACTERS } from '#contract/sentence-limits'
import { TypedSentence } from '#contract/sentences'
import type { Finding, OwnSentence } from '#contract/sentences'
import { Button, Dialog, ErrorBox, FormField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useZonedTime } from '#lib/zoned-time'
import { newId } from '#lib/new-id'
import { checkSentence, useSentenceActions } from '../api/useSentences.ts'
import { Correction } from './Correction.tsx'
import { Findings } from './Findings.tsx'

export interface WriteSentenceProps {
  wordId: number
  headword: string
  /** One that is changed. */
  sentence?: OwnSentence | undefined
  onClose: () => void
  /** It was kept. */
  onSaved?: (() => void) | undefined
}

/** Writes a sentence with a word: first it is checked, then it is kept, whatever was noticed. */
export function WriteSentence({ wordId, headword, sentence, onClose, onSaved }: WriteSentenceProps) {
  const { t } = useTranslation('sentences')
  const toast = useToast()
  const timeOf = useZonedTime('time')
  const formId = useId()
  const { save } = useSentenceActions()
  const [id] = useState(() => sentence?.id ?? newId())
  const [checked, setChecked] = useState<{ text: string; findings: readonly Finding[] }>()
  const form = useContractForm({
    schema: TypedSentence,
    defaults: { text: sentence?.text ?? '' },
    submit: async ({ text }) => {
      if (checked?.text !== text) {
        setChecked({ text, findings: await checkSentence(wordId, text) })
        return
      }
      const savedAt = await save({ id, word: wordId, text })
      toast({ text: t('saved', { time: timeOf(savedAt) }) })
      onSaved?.()
      onClose()
    },
  })
  const typed = useWatch({ control: form.control, name: 'text' })
  const current = checked?.text === typed.trim() ? checked : undefined
  const label = current ? (current.findings.length > 0 ? 'saveAnyway' : 'save') : 'check'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('write.title', { word: headword })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={typed.trim() === ''}
            loading={form.submitting}
            loadingLabel={t('checking')}
          >
            {t(label)}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={4} onSubmit={form.onSubmit}>
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <FormField
          label={t('write.label')}
          help={t('write.help')}
          rows={3}
          lang="en"
          autoComplete="off"
          maxLength={SENTENCE_CHARACTERS}
          {...form.field('text')}
        />
        <Stack spacing={3} role="status">
          {current && <Findings sentence={current.text} findings={current.findings} />}
        </Stack>
        {current && (
          <Correction
            key={current.text}
            wordId={wordId}
            sentence={current.text}
            onTake={(text) => {
              form.reset({ text })
              setChecked({ text, findings: [] })
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
