import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Stack, Text, WordRow } from '#design-system'
import { meaningOf, meaningsFor, useWord } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import type { SharedEntry } from '../model/shared.ts'

/** Words that are shown before a press. Each is looked up when it is shown. */
const FIRST = 4

interface SharedListProps {
  title: string | null
  words: readonly SharedEntry[]
  total: number
  /** What can be done with them. */
  action: ReactNode
}

/** Words that a contact shared. */
export function SharedList({ title, words, total, action }: SharedListProps) {
  const { t } = useTranslation('sharing')
  const [isWhole, setWhole] = useState(words.length <= FIRST + 1)
  const shown = isWhole ? words : words.slice(0, FIRST)
  return (
    <Stack spacing={2}>
      <Text weight="semibold">
        {title === null ? t('words.card', { count: total }) : t('page.item', { title, count: total })}
      </Text>
      <Stack component="ul" aria-label={title ?? t('words.card', { count: total })}>
        {shown.map((entry) => (
          <SharedWord key={entry.word} {...entry} />
        ))}
      </Stack>
      {total > words.length && isWhole && (
        <Text color="textSecondary">{t('page.beyond', { count: total - words.length })}</Text>
      )}
      <Stack direction="row" spacing={2} wrap>
        {!isWhole && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('page.all', { count: words.length })}
          </Button>
        )}
        {action}
      </Stack>
    </Stack>
  )
}

function SharedWord({ word, meaning }: SharedEntry) {
  return meaning === null ? <DictionaryWord word={word} /> : <WordRow headword={word} meaning={meaning} />
}

function DictionaryWord({ word }: { word: string }) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const { user } = useUser()
  const { data, error } = useWord(word)
  const meaning = data && meaningOf(data, meaningsFor(user, language))
  const isUnknown = error?.code === 'word_invalid'
  return (
    <WordRow
      headword={word}
      {...(!isUnknown && { to: routes.word({ word }) })}
      phonetic={data?.ipa_us ?? data?.ipa_uk ?? undefined}
      meaning={meaning?.text ?? (isUnknown ? t('words.unknown') : error ? error.message : t('loading'))}
      meaningLang={meaning?.lang}
      picture={data?.picture ? { src: data.picture } : undefined}
    />
  )
}
