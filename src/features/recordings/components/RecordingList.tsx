import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, FormField, Section, SelectField, Stack, Toolbar } from '#design-system'
import { keepRowFocus } from '#lib/row-focus'
import { useRecordings } from '../api/useRecordings.ts'
import type { RecordingQuery, useUnsentRecordings } from '../api/useRecordings.ts'
import { beginOf, periods } from '../model/periods.ts'
import type { OpenPhoneme } from '../model/phoneme-help.ts'
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
      {unsent.items.length > 0 && (
        <Stack component="ul" spacing={3} aria-label={t('unsent.title')}>
          {unsent.items.map((recording) => (
            <UnsentRow
              key={recording.id}
              recording={recording}
              player={player}
              onRetry={() => unsent.retry(recording)}
              onDiscard={() => unsent.discard(recording)}
            />
          ))}
        </Stack>
      )}
      <div ref={keepRowFocus}>
        <Pages
          key={JSON.stringify(query)}
          query={query}
          player={player}
          onPhoneme={onPhoneme}
          hasUnsent={unsent.items.length > 0}
        />
      </div>
    </Section>
  )
}

interface PagesProps {
  query: NonNullable<RecordingQuery>
  player: Player
  onPhoneme: OpenPhoneme
  hasUnsent: boolean
}

function Pages({ query, player, onPhoneme, hasUnsent }: PagesProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Stack spacing={4}>
      {cursors.map((cursor, index) => (
        <RecordingPage
          key={cursor ?? 'first'}
          query={cursor === undefined ? query : { ...query, cursor }}
          isFirst={index === 0}
          hasUnsent={hasUnsent}
          player={player}
          onPhoneme={onPhoneme}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </Stack>
  )
}
