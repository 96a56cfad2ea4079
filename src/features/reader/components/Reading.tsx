import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderText, ReaderWords } from '#contract/reader'
import { routes } from '#contract/routes'
import { PageHeader, ReadingText, Stack } from '#design-system'
import type { ReadingWord } from '#design-system'
import { splitParagraphs } from '#rules/coverage'
import { useMeanings } from '../api/useMeanings.ts'
import { useSavePosition } from '../api/useSavePosition.ts'
import { divide, findWord, markOf, wordIdsOf } from '../model/divide.ts'
import { useListening } from '../model/useListening.ts'
import { CoveragePanel } from './CoveragePanel.tsx'
import { ListenBar } from './ListenBar.tsx'
import { WordSheet } from './WordSheet.tsx'

interface ReadingProps {
  text: ReaderText
  known: ReaderWords
  saveSlot: (headwords: readonly string[]) => ReactNode
}

/** A text with what the learner knows of it, to read, look up and listen to. */
export function Reading({ text, known, saveSlot }: ReadingProps) {
  const { t } = useTranslation('reader')
  const [paragraphs] = useState(() => splitParagraphs(text.text))
  const [place, setPlace] = useState(text.position)
  const [opened, setOpened] = useState<ReadingWord>()
  const savePosition = useSavePosition(text.id, text.position)
  const meanings = useMeanings()
  const listening = useListening(paragraphs)
  const describe = ({ text: word }: ReadingWord) => {
    const mark = markOf(known, word)
    return mark ? t('described', { word, state: t(`state.${mark}`) }) : word
  }
  return (
    <Stack spacing={6}>
      <PageHeader title={text.title} back={{ label: t('library'), to: routes.reader() }} />
      <CoveragePanel known={known} saveSlot={saveSlot} />
      <ListenBar listening={listening} place={place} />
      <ReadingText
        label={t('text')}
        paragraphs={paragraphs}
        divide={(paragraph) => divide(known, paragraph)}
        startAt={text.position}
        spoken={listening.at}
        onWord={setOpened}
        onNear={(near) => meanings.prefetch(near.flatMap((paragraph) => wordIdsOf(known, paragraph)))}
        onPlace={(start) => {
          setPlace(start)
          savePosition(start)
        }}
        describe={describe}
      />
      {opened && (
        <WordSheet
          text={opened.text}
          word={findWord(known, opened.text)}
          meanings={meanings}
          saveSlot={saveSlot}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}
