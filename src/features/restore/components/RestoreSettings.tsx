import { useState } from 'react'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NIGHT_POINTS } from '#contract/restore-limits'
import { routes } from '#contract/routes'
import type { RestorePoint } from '#contract/restore-points'
import { Button, Card, EmptyState, ErrorScreen, SettingRow, Skeletons, Stack, Text, TextLink } from '#design-system'
import { useZonedTime } from '#lib/zoned-time'
import { useRestorePoints } from '../api/useRestorePoints.ts'
import { PointDialog } from './PointDialog.tsx'
import { PointSummary } from './PointSummary.tsx'

/** /settings/restore: the points of the last nights, and with `?note=` the earlier versions of that note. */
export function RestoreSettings() {
  const { t } = useTranslation('restore')
  const [query] = useSearchParams()
  const note = query.get('note') ?? undefined
  const { data, error, mutate } = useRestorePoints(note)
  const [opened, setOpened] = useState<RestorePoint>()
  const momentOf = useZonedTime('moment')
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  const title = note && data.points[0]?.differences[0]?.title
  return (
    <>
      <Stack spacing={3}>
        {note ? (
          <>
            <Text variant="h3" component="h2" breakWord>
              {title ? t('versionsOf', { name: title }) : t('versions')}
            </Text>
            <Text color="textSecondary">
              {t('versionsText')} <TextLink to={routes.settings({ section: 'restore' })}>{t('all')}</TextLink>
            </Text>
          </>
        ) : (
          <>
            <Text>{t('lead', { count: NIGHT_POINTS })}</Text>
            <Text color="textSecondary">{t('memory')}</Text>
          </>
        )}
      </Stack>
      {data.points.length === 0 ? (
        <EmptyState title={t(note ? 'emptyNote' : 'empty')} picture={<History />}>
          {t(note ? 'emptyNoteText' : 'emptyText', { moment: momentOf(data.next_at) })}
        </EmptyState>
      ) : (
        <Card>
          <Stack component="ul" spacing={5} aria-label={t('list')}>
            {data.points.map((point) => (
              <SettingRow
                key={point.id}
                component="li"
                name={momentOf(point.at)}
                text={<PointSummary point={point} ofNote={note !== undefined} />}
                action={
                  <Button
                    variant="secondary"
                    aria-label={t('openPoint', { moment: momentOf(point.at) })}
                    onClick={() => setOpened(point)}
                  >
                    {t('open')}
                  </Button>
                }
              />
            ))}
          </Stack>
        </Card>
      )}
      {data.points.length > 0 && (
        <Text variant="body2" color="textSecondary">
          {t('next', { moment: momentOf(data.next_at) })}
        </Text>
      )}
      {opened && (
        <PointDialog
          key={opened.id}
          point={opened.id}
          moment={momentOf(opened.at)}
          only={note}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
