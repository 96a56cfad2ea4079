import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordSummary } from '#contract/words'
import { Button, EmptyState, ErrorScreen, Skeletons, Stack, useToast, WordList, WordRow } from '#design-system'
import { meaningOf, meaningsFor } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import { keepRowFocus } from '#lib/row-focus'
import { useUser } from '#lib/session'
import { useKnown, useMark } from '../api/useReviews.ts'

/** Words marked as known: never due until the mark is taken back. */
export function KnownWords() {
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Stack spacing={4} ref={keepRowFocus}>
      {pages.map((cursor, index) => (
        <KnownPage
          key={cursor ?? 'first'}
          cursor={cursor}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </Stack>
  )
}

interface KnownPageProps {
  cursor: string | undefined
  onMore: ((cursor: string) => void) | undefined
}

function KnownPage({ cursor, onMore }: KnownPageProps) {
  const { t } = useTranslation('reviews')
  const { data, error, mutate } = useKnown(cursor)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={5} label={t('loading')} />
  if (data.words.length === 0) return <EmptyState title={t('known.none')}>{t('known.noneText')}</EmptyState>
  const { next } = data
  return (
    <Stack spacing={4} align="start">
      <WordList aria-label={t('tab.known')}>
        {data.words.map(({ word }) => (
          <KnownRow key={word.id} word={word} />
        ))}
      </WordList>
      {next !== null && onMore && (
        <Button variant="secondary" onClick={() => onMore(next)}>
          {t('moreWords')}
        </Button>
      )}
    </Stack>
  )
}

function KnownRow({ word }: { word: WordSummary }) {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const { user } = useUser()
  const mark = useMark()
  const toast = useToast()
  const { run: unmark } = useAsyncAction(
    () => mark(word.id, false),
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const { text, lang } = meaningOf(word, meaningsFor(user, language))
  return (
    <WordRow
      headword={word.headword}
      meaning={text}
      meaningLang={lang}
      picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
      trailing={
        <Button variant="quiet" onClick={() => void unmark()}>
          {t('known.back')}
        </Button>
      }
    />
  )
}
