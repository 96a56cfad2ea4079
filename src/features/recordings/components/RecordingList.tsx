import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, FormField, Section, SelectField, Stack, Toolbar } from '#design-system'
import { keepRowFocus } from '#lib/row-focus'
import { useRecordings } from '../api/useRecordings.ts'
import type { RecordingQuery, useUnsentRecordings } from '../api/useRecordings.ts'
import { beginOf, periods } from '../model/periods.ts'
import type { OpenPhoneme } from '#features/speech'
import type { Player } from '../model/usePlayer.ts'
import { RecordingPage } from './RecordingPage.tsx'
import { UnsentRow } from './UnsentRow.tsx'

interface RecordingListProps {
  /** The word that is said now: the list can be narrowed to it. */
  word: string | null
  player: Player
  onPhoneme: OpenPhoneme
  unsent: ReturnType<typeof useUnsentRecordings>
}

/** What the learner has recorded, the latest first; above it what the server has not got yet. */
export function RecordingList({ word, player, onPhoneme, unsent }: RecordingListProps) {
  const { t } = useTranslation('recordings')
  const [text, setText] = useState('')
  const [since, setSince] = useState<{ period: (typeof periods)[number]; from?: string }>({ period: 'all' })
  const [isOfWord, setOfWord] = useState(false)
  const { data: all } = useRecordings({})
  const hasAny = all !== undefined && all.kept > 0
  // The server may have one that still waits here for its answer: it is shown once.
  const waiting = unsent.items.filter(({ id }) => all?.items.every((kept) => kept.id !== id) ?? true)
  const q = useDeferredValue(text.trim())
  const query: NonNullable<RecordingQuery> = {
    ...(q !== '' && { q }),
    ...(since.from !== undefined && { from: since.from }),
    ...(isOfWord && word !== null && { word }),
  }
  return (
    <Section title={t('list.title')} look="h2">
      {hasAny && (
        <Toolbar>
          <FormField
            label={t('list.search')}
            type="search"
            value={text}
            maxLength={64}
            onChange={({ target }) => setText(target.value)}
          />
          <SelectField
            label={t('list.since')}
            value={since.period}
            options={periods.map((value) => ({ value, label: t(`list.${value}`) }))}
            onChange={({ target }) => {
              const period = periods.find((value) => value === target.value) ?? 'all'
              setSince({ period, from: beginOf(period, new Date()) })
            }}
          />
          {word !== null && (
            <div>
              <Chip selected={isOfWord} onPress={() => setOfWord(!isOfWord)}>
                {t('list.only', { word })}
              </Chip>
            </div>
          )}
        </Toolbar>
      )}
      <Stack spacing={4} ref={keepRowFocus}>
        {waiting.length > 0 && (
          <Stack component="ul" spacing={3} aria-label={t('unsent.title')}>
            {waiting.map((recording) => (
              <UnsentRow
                key={recording.id}
                recording={recording}
                player={player}
                onRetry={() => unsent.retry(recording)}
                onDiscard={() => unsent.discard(recording)}
                onRestore={() => unsent.restore(recording)}
              />
            ))}
          </Stack>
        )}
        <RecordingPage query={query} isFirst hasUnsent={waiting.length > 0} player={player} onPhoneme={onPhoneme} />
      </Stack>
    </Section>
  )
}
