import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, EmptyState, ErrorScreen, Skeletons, Stack } from '#design-system'
import { useTexts } from '../api/useReader.ts'
import { TextRow } from './TextRow.tsx'

/** Some of the texts; the next ones begin where these end. */
export function Library({ cursor }: { cursor: string | null }) {
  const { t } = useTranslation('reader')
  const [isNextShown, setNextShown] = useState(false)
  const { data, error, mutate } = useTexts(cursor)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const { texts, next } = data
  if (texts.length === 0) return cursor === null ? <Empty /> : null
  return (
    <Stack spacing={3}>
      <Stack component="ul" spacing={3} aria-label={t('library')}>
        {texts.map((text) => (
          <TextRow key={text.id} text={text} />
        ))}
      </Stack>
      {next !== null && isNextShown && <Library cursor={next} />}
      {next !== null && !isNextShown && (
        <div>
          <Button variant="secondary" onClick={() => setNextShown(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Empty() {
  const { t } = useTranslation('reader')
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
