import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { wordSubject } from '#contract/page-metadata'
import type { WordSummary } from '#contract/words'
import { ConfusedWith } from '#features/confusions'
import { SaveToNote } from '#features/notes'
import { WordMemory } from '#features/reviews'
import { WordScreen } from '#features/words'
import { useLanguage } from '#lib/language'
import { MySentencesPart } from '../SentenceParts.tsx'
import { setPageSubject } from '../subject.ts'

/** /word/{word}: everything about one word. */
export function Word() {
  const { pathname } = useLocation()
  const language = useLanguage()
  // Stable: an effect of the screen depends on it.
  const setSubject = useCallback(
    (word: WordSummary) => setPageSubject(pathname, wordSubject(word, language), language),
    [pathname, language],
  )
  return (
    <WordScreen
      onFound={setSubject}
      saveSlot={({ headword }) => <SaveToNote words={[{ word: headword }]} />}
      sentencesSlot={({ id, headword }) => <MySentencesPart wordId={id} headword={headword} />}
      memorySlot={({ id }) => (
        <>
          <WordMemory wordId={id} />
          <ConfusedWith wordId={id} />
        </>
      )}
    />
  )
}
