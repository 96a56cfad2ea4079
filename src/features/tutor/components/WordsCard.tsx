import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Stack, WordRow } from '#design-system'
import { meaningOf, meaningsFor, useWord } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'

interface WordsCardProps {
  words: readonly string[]
  /** Keeps the words in a note; false where that was not asked for. */
  saveSlot: ((words: readonly string[]) => ReactNode) | false
}

/** The words of an answer, each with its meaning as the dictionary has it now, and the way to its entry. */
export function WordsCard({ words, saveSlot }: WordsCardProps) {
  const { t } = useTranslation('tutor')
  return (
    <Stack spacing={2}>
      <Stack component="ul" aria-label={t('words')}>
        {words.map((word) => (
          <WordLine key={word} word={word} />
        ))}
      </Stack>
      {saveSlot && <div>{saveSlot(words)}</div>}
    </Stack>
  )
}

function WordLine({ word }: { word: string }) {
  const { t } = useTranslation('tutor')
  const language = useLanguage()
  const { user } = useUser()
  const { data, error } = useWord(word)
  const meaning = data && meaningOf(data, meaningsFor(user, language))
  return (
    <WordRow
      headword={word}
      to={routes.word({ word })}
      phonetic={data?.ipa_us ?? data?.ipa_uk ?? undefined}
      meaning={
        meaning?.text ?? (error ? t(error.code === 'word_invalid' ? 'wordUnknown' : 'wordFailed') : t('loading'))
      }
      meaningLang={meaning?.lang}
      picture={data?.picture ? { src: data.picture } : undefined}
    />
  )
}
