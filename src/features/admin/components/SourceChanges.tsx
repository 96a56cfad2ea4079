import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Card, Stack, Text, TextLink } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useSourceChanges } from '../api/useQuickUpdate.ts'
import { AdminList } from './AdminList.tsx'
import { CellChanges } from './CellChanges.tsx'

/** The report of edits whose source an import changed. */
export function SourceChanges() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const list = useSourceChanges()
  return (
    <Stack component="section" spacing={4} aria-label={t('update.sources')}>
      <Text variant="h2">{t('update.sources')}</Text>
      <Text variant="body2">{t('update.sourcesLead')}</Text>
      <AdminList list={list} none={t('update.noSources')} expected={2}>
        {(edits) =>
          edits.map(({ word_id, word, author, at, cells }) => (
            <Card key={word_id}>
              <Stack spacing={2}>
                <Stack direction="row" spacing={3} align="baseline" wrap>
                  <TextLink to={routes.adminWord({ id: String(word_id) })}>{word}</TextLink>
                  <Text variant="body2" color="textSecondary">
                    {author} · {formatMoment(at, language)}
                  </Text>
                </Stack>
                <CellChanges changes={cells} old={t('update.source')} now={t('update.edit')} />
              </Stack>
            </Card>
          ))
        }
      </AdminList>
    </Stack>
  )
}
