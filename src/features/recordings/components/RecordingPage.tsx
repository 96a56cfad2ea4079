import { useState } from 'react'
import { Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, EmptyState, ErrorScreen, Skeletons, Stack, Text } from '#design-system'
import { useRecordings } from '../api/useRecordings.ts'
import type { RecordingQuery } from '../api/useRecordings.ts'
import type { OpenPhoneme } from '#features/speech'
import type { Player } from '../model/usePlayer.ts'
import { RecordingRow } from './RecordingRow.tsx'

interface RecordingPageProps {
  query: NonNullable<RecordingQuery>
  isFirst: boolean
  /** Recordings that wait are shown already: the list is not empty. */
  hasUnsent: boolean
  player: Player
  onPhoneme: OpenPhoneme
}

/** Some of the recordings. The next ones begin where these end, also after a recording has come or gone. */
export function RecordingPage({ query, isFirst, hasUnsent, player, onPhoneme }: RecordingPageProps) {
  const { t } = useTranslation('recordings')
  const [isNextShown, setNextShown] = useState(false)
  const { data, error, mutate } = useRecordings(query)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const { items, next, kept, limit } = data
  if (items.length === 0) {
    if (!isFirst || hasUnsent) return null
    const isNarrowed = Object.keys(query).length > 0
    return (
      <EmptyState picture={<Mic />} title={t(isNarrowed ? 'list.notFound' : 'list.empty')}>
        {t(isNarrowed ? 'list.notFoundText' : 'list.emptyText')}
      </EmptyState>
    )
  }
  return (
    <Stack spacing={4}>
      {isFirst && (
        <Text variant="caption" color="textSecondary">
          {t('list.kept', { kept, limit })}
        </Text>
      )}
      <Stack component="ul" spacing={3} aria-label={t('list.title')}>
        {items.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} player={player} onPhoneme={onPhoneme} />
        ))}
      </Stack>
      {next !== null && isNextShown && (
        <RecordingPage
          query={{ ...query, cursor: next }}
          isFirst={false}
          hasUnsent={hasUnsent}
          player={player}
          onPhoneme={onPhoneme}
        />
      )}
      {next !== null && !isNextShown && (
        <div>
          <Button variant="secondary" onClick={() => setNextShown(true)}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
