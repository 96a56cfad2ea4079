import { Fragment, useState } from 'react'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Notice, Stack, Text, VisuallyHidden } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useAiLeft, useSentenceActions } from '../api/useSentences.ts'
import { compareSentences } from '../model/compare.ts'

interface CorrectionProps {
  wordId: number
  /** The sentence that was checked. */
  sentence: string
  /** Takes the corrected sentence. */
  onTake: (text: string) => void
}

/** Asks an AI service for the sentence as it would write it; what does not come is said, and holds nothing up. Nothing without a service. */
export function Correction({ wordId, sentence, onTake }: CorrectionProps) {
  const { t } = useTranslation('sentences')
  const { ai, left } = useAiLeft()
  const { correct } = useSentenceActions()
  const [answer, setAnswer] = useState<{ corrected: string; remark: string }>()
  const asking = useAsyncAction(async () => setAnswer(await correct(wordId, sentence)))
  if (answer) {
    const isSame = answer.corrected === sentence
    return (
      <Notice
        icon={<Sparkles />}
        title={t(isSame ? 'ai.same' : 'ai.title')}
        actions={
          !isSame && (
            <Stack direction="row" spacing={2} wrap>
              <Button variant="secondary" onClick={() => onTake(answer.corrected)}>
                {t('ai.take')}
              </Button>
            </Stack>
          )
        }
      >
        <Stack spacing={2}>
          {!isSame && <Compared before={sentence} after={answer.corrected} />}
          {answer.remark !== '' && <Text>{answer.remark}</Text>}
        </Stack>
      </Notice>
    )
  }
  if (!ai || (left === 0 && !asking.error)) return null
  return (
    <Stack spacing={2}>
      {asking.error && <Notice title={asking.error.message}>{t('ai.aside')}</Notice>}
      <div>
        <Button
          variant="secondary"
          startIcon={<Sparkles />}
          loading={asking.pending}
          loadingLabel={t('ai.asking')}
          onClick={() => void asking.run()}
        >
          {t('ai.ask')}
        </Button>
      </div>
    </Stack>
  )
}

/** Both sentences in one: what went is struck through, what came is underlined. */
function Compared({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('sentences')
  return (
    <Text lang="en" breakWord>
      {compareSentences(before, after).map(({ kind, text }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {kind === 'same' && text}
          {kind === 'removed' && (
            <del>
              <VisuallyHidden>{t('ai.removed')}</VisuallyHidden>
              {text}
            </del>
          )}
          {kind === 'added' && (
            <ins>
              <VisuallyHidden>{t('ai.added')}</VisuallyHidden>
              <strong>{text}</strong>
            </ins>
          )}
        </Fragment>
      ))}
    </Text>
  )
}
