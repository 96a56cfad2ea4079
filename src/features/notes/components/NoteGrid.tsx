import { useState } from 'react'
import { NotebookText, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NoteCard } from '#contract/notes'
import { Button, CategoryCard, EmptyState, ErrorScreen, Grid, Skeletons, Stack, VisuallyHidden } from '#design-system'
import { formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useNotes } from '../api/useNotes.ts'
import type { NotesQuery } from '../api/useNotes.ts'
import { noteAddress, notesAddress } from '../model/address.ts'
import { pictureTint } from '../model/picture-tint.ts'

interface NoteGridProps {
  query: NotesQuery
  onCreate: () => void
}

/** The notes that fit the query, with what there is to say when there are none. */
export function NoteGrid({ query, onCreate }: NoteGridProps) {
  const { t } = useTranslation('notes')
  const { data, error, mutate } = useNotes(query)
  const [pages, setPages] = useState(1)
  if (!data && error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="cards" count={6} label={t('loading')} />
  if (data.notes.length === 0) {
    if (query.q || query.tag || query.kind === 'official')
      return (
        <EmptyState title={t('nothing.title')} picture={<SearchX />}>
          {t('nothing.text')}
        </EmptyState>
      )
    return (
      <EmptyState
        title={t('empty.title')}
        picture={<NotebookText />}
        action={
          <Stack direction="row" spacing={3} justify="center" wrap>
            <Button variant="secondary" onClick={onCreate}>
              {t('new')}
            </Button>
            <Button variant="quiet" to={notesAddress('official')}>
              {t('empty.official')}
            </Button>
          </Stack>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack spacing={6}>
      <VisuallyHidden>
        <h2>{t(`${query.kind}.title`)}</h2>
      </VisuallyHidden>
      <Grid columnWidth="19rem" spacing={{ xs: 3, md: 4 }}>
        <Cards notes={data.notes} />
        {Array.from({ length: pages - 1 }, (_, index) => (
          <More key={index} query={{ ...query, cursor: String((index + 1) * 60) }} />
        ))}
      </Grid>
      {data.next !== null && (
        <Stack align="center">
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {t('more')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function More({ query }: Pick<NoteGridProps, 'query'>) {
  const { data } = useNotes(query)
  return data ? <Cards notes={data.notes} /> : null
}

function Cards({ notes }: { notes: readonly NoteCard[] }) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  return notes.map(({ id, kind, title, tag, cover, words }) => {
    const name = inLanguage(title, language)
    const counts = t('words', { count: words, formatted: formatNumber(words, language) })
    return (
      <CategoryCard
        key={id}
        title={name}
        cover={cover === null ? { sign: name.slice(0, 2) } : { src: cover, tint: pictureTint(tag) }}
        counts={tag === null ? counts : `${counts} · ${t(`tag.${tag}`)}`}
        to={noteAddress(kind, id)}
      />
    )
  })
}
