import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  EmptyState,
  ErrorScreen,
  PageHeader,
  Skeletons,
  Stack,
  Text,
  TextLink,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useAdminReports } from '../api/useAdminReports.ts'
import { Pagination } from './Pagination.tsx'

/** /admin/reports: open reports of mistakes. */
export function AdminReportsScreen() {
  const { t } = useTranslation('admin')
  const { data, error, mutate, pages, resolve } = useAdminReports()
  return (
    <>
      <PageHeader title={t('reports.title')} lead={t('reports.lead')} />
      {data ? (
        <Stack spacing={4} measure="cards">
          {data.items.length === 0 && <EmptyState title={t('reports.none')} />}
          {data.items.map((item) => (
            <Report key={item.id} item={item} onResolve={(mended) => resolve(item.id, mended)} />
          ))}
          <Pagination pages={pages} />
        </Stack>
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="list" count={4} label={t('loading')} />
      )}
    </>
  )
}

interface ReportProps {
  item: WordReport
  /** `mended`: there was a mistake, and it is none any more. */
  onResolve: (mended: boolean) => Promise<void>
}

function Report({ item, onResolve }: ReportProps) {
  const { headword, section, text, reporter, at } = item
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const toast = useToast()
  const { run, pending } = useAsyncAction(onResolve, ({ message }) => toast({ text: message, tone: 'error' }))
  return (
    <Card>
      <Stack spacing={4} align="start">
        <Stack spacing={3}>
          <div>
            <Text variant="h4" component="h2">
              <TextLink to={routes.word({ word: headword })}>
                <span lang="en">{headword}</span>
              </TextLink>
            </Text>
            <Text variant="body2" color="textSecondary" breakWord>
              {[
                section ? ofWords(`block.${section}`) : t('reports.whole'),
                reporter ?? t('reports.gone'),
                formatMoment(at, language),
              ].join(' · ')}
            </Text>
          </div>
          <Text keepLines breakWord>
            {text}
          </Text>
        </Stack>
        <Stack direction="row" wrap useFlexGap spacing={2}>
          <Button variant="secondary" loading={pending} onClick={() => void run(true)}>
            {t('reports.mended')}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={() => void run(false)}>
            {t('reports.dismissed')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
