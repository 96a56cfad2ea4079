import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import type { WordSummary } from '#contract/words'
import { ErrorScreen, Skeletons, Stack, StackItem, StickyHead } from '#design-system'
import { useWord } from '../api/useWord.ts'
import { LookUpForm } from './LookUpForm.tsx'
import { SmallHead } from './SmallHead.tsx'
import { UnknownWord } from './UnknownWord.tsx'
import { WordHeader } from './WordHeader.tsx'
import { WordInfo } from './WordInfo.tsx'

export interface WordScreenProps {
  /** What may be done with the word besides, such as saving it to a note. */
  saveSlot?: (word: WordSummary) => ReactNode
  /** What the learner remembers of the word. */
  memorySlot?: (word: WordSummary) => ReactNode
  /** The learner's own sentences with the word. */
  sentencesSlot?: (word: WordSummary) => ReactNode
  /** Told the word once it was found. */
  onFound?: (word: WordSummary) => void
}

/** Everything about one word: how it sounds and looks, what it means, what is around it. */
export function WordScreen(slots: WordScreenProps) {
  const { word = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Stack spacing={{ xs: 4, md: 6 }}>
      {/* Another word empties the field. */}
      <LookUpForm key={word} onLookUp={(text) => void navigate(routes.word({ word: text.trim() }))} />
      <WordContent key={`found ${word}`} word={word} {...slots} />
    </Stack>
  )
}

function WordContent({ word, saveSlot, memorySlot, sentencesSlot, onFound }: WordScreenProps & { word: string }) {
  const { t } = useTranslation('words')
  const { data: record, error, mutate } = useWord(word)
  const [asked] = useState(word)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (record) onFound?.(record)
  }, [record, onFound])
  if (error && !record) {
    if (error.code === 'word_invalid') {
      return (
        <UnknownWord
          word={asked}
          suggestions={error.details['suggestions']}
          hidden={error.details['hidden'] === true}
        />
      )
    }
    return (
      <ErrorScreen
        title={error.message}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        home={{ label: t('home'), to: routes.home() }}
      />
    )
  }
  if (!record) {
    return (
      <Stack spacing={{ xs: 4, md: 6 }}>
        <Skeletons shape="cards" count={1} label={t('loading')} />
        <Stack direction={{ xs: 'column', lg: 'row' }} spacing={4}>
          <StackItem share={3}>
            <Skeletons shape="cards" count={1} label={t('loading')} />
          </StackItem>
          <StackItem share={2}>
            <Skeletons shape="cards" count={1} label={t('loading')} />
          </StackItem>
        </Stack>
      </Stack>
    )
  }
  return (
    <StickyHead watched={heading} head={<SmallHead record={record} />}>
      <Stack spacing={{ xs: 4, md: 6 }}>
        <WordHeader record={record} asked={asked} saveSlot={saveSlot} memorySlot={memorySlot} headingRef={heading} />
        <WordInfo record={record} sentencesSlot={sentencesSlot?.(record)} />
      </Stack>
    </StickyHead>
  )
}
