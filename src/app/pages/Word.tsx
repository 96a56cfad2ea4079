import { useCallback } from 'react'
import { preload } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { wordSubject } from '#contract/page-metadata'
import { pageParams } from '#contract/pages'
import type { WordSummary } from '#contract/words'
import { ConfusedWith } from '#features/confusions'
import { SaveToNote } from '#features/notes'
import { WordMemory } from '#features/reviews'
import { WordScreen } from '#features/words'
import { peekRead } from '#lib/api'
import { useLanguage } from '#lib/language'
import { MySentencesPart } from '../SentenceParts.tsx'
import { setPageSubject } from '../subject.ts'

/** Asks for the picture, the largest thing of the page, before the page is drawn, where the word is here by now. */
export function begin() {
  const { word = '' } = pageParams(location.pathname)
  const picture = peekRead('GET /api/words/{word}', { params: { word } })?.picture
  if (picture) preload(picture, { as: 'image' })
}

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
