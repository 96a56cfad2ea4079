import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderWord } from '#contract/reader'
import { Button, Stack, Text, useToast } from '#design-system'
import { WordPeek } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { Meanings } from '../api/useMeanings.ts'
import { useReaderActions } from '../api/useReader.ts'

interface WordSheetProps {
  /** As it is written. */
  text: string
  /** Undefined for names and what the dictionary does not have. */
  word: ReaderWord | undefined
  meanings: Meanings
  saveSlot: (headwords: readonly string[]) => ReactNode
  onClose: () => void
}

/** A word that was pressed: how it sounds, what it means, and what the learner knows of it. Shown at once where its meaning was read ahead. */
export function WordSheet({ text, word, meanings, saveSlot, onClose }: WordSheetProps) {
  const { t } = useTranslation('reader')
  const language = useLanguage()
  const toast = useToast()
  const { markKnown } = useReaderActions()
  const { run: mark, pending } = useAsyncAction(
    async (known: ReaderWord) => {
      await markKnown(known.id)
      toast({ text: t('knowDone', { word: known.headword }), tone: 'success' })
      onClose()
    },
    (error) => toast({ text: error.message, tone: 'error' }),
  )
  return (
    <WordPeek
      word={word?.headword ?? text}
      summary={word && meanings.find(word.id)}
      saveSlot={(headword) => saveSlot([headword])}
      onClose={onClose}
    >
      {word && (
        <Stack spacing={2}>
          <Text variant="body2" color="textSecondary">
            {t(`state.${word.state}`)} · {t('times', { count: word.count, number: formatNumber(word.count, language) })}
          </Text>
          {word.state !== 'known' && (
            <div>
              <Button variant="quiet" loading={pending} loadingLabel={t('loading')} onClick={() => void mark(word)}>
                {t('know')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </WordPeek>
  )
}
