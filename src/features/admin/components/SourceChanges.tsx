import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Card, EmptyState, ErrorScreen, Skeletons, Stack, Text, TextLink } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useSourceChanges } from '../api/useQuickUpdate.ts'
import { CellChanges } from './CellChanges.tsx'
import { Pagination } from './Pagination.tsx'

/** The report of edits whose source an import changed. */
export function SourceChanges() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data, error, mutate, pages } = useSourceChanges()
  return (
    <Stack component="section" spacing={4} aria-label={t('update.sources')}>
      <Text variant="h2">{t('update.sources')}</Text>
      <Text variant="body2">{t('update.sourcesLead')}</Text>
      {data ? (
        <>
          {data.items.length === 0 && <EmptyState title={t('update.noSources')} />}
          {data.items.map(({ word_id, word, author, at, cells }) => (
            <Card key={word_id}>
              <Stack spacing={2}>
                <Stack direction="row" spacing={3} align="baseline" wrap useFlexGap>
                  <TextLink to={routes.adminWord({ id: String(word_id) })}>{word}</TextLink>
                  <Text variant="body2" color="text.secondary">
                    {author} · {formatMoment(at, language)}
                  </Text>
                </Stack>
                <CellChanges changes={cells} old={t('update.source')} now={t('update.edit')} />
              </Stack>
            </Card>
          ))}
          <Pagination pages={pages} />
        </>
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="list" count={2} label={t('loading')} />
      )}
    </Stack>
  )
}
