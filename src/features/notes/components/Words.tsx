import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import type { MeaningsIn } from '#contract/profile'
import { Button, Card, EmptyState, PictureTile, Skeletons, Stack, VirtualList, useToast } from '#design-system'
import { useVoice } from '#features/words'
import { useUser } from '#lib/session'
import type { NoteState } from '#rules/note-changes'
import { moveEntriesToPage } from '../model/edits.ts'
import type { Filter, OutlineSection, Row } from '../model/rows.ts'
import { useEntryEdits } from '../model/useEntryEdits.ts'
import { useRowFocus } from '../model/useRowFocus.ts'
import { AddWords } from './AddWords.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ChoosePage, EditEntry } from './parts.ts'

interface WordsProps {
  rows: readonly Row[]
  state: NoteState
  page: string | null
  meanings: MeaningsIn
  /** The learner's latest own sentence with each word, by the word's id; left out where none are shown. */
  sentences?: ReadonlyMap<number, string> | undefined
  act: ((...changes: Change[]) => void) | undefined
  now: () => NoteState | undefined
  /** Brings more words; left out where all are here, or on their way. */
  onMore: (() => void) | undefined
  /** Every word that belongs here is here. */
  arrived: boolean
  outline: readonly OutlineSection[]
  filter: Filter
  /** The words stand in the order that the learner gave them, so that it can be changed here. */
  canMove: boolean
  /** In place of the usual line for new words. */
  adder?: ReactNode
}

/** How tall a word is on a wide screen, in px: a right guess is not corrected while the list scrolls. */
const ROW = 64

/** The words of a note as a list. */
export function Words(props: WordsProps) {
  const { rows, state, page, act, now, onMore, arrived, filter, canMove, meanings, adder, sentences } = props
  const { t } = useTranslation('notes')
  const toast = useToast()
  const voice = useVoice()
  const [editing, setEditing] = useState<Row>()
  const [moving, setMoving] = useState<Row>()
  const { user } = useUser()
  const edits = useEntryEdits(act, now)
  // Stable for the memoised rows.
  const remove = useCallback(
    ({ id, word }: Row) => {
      act?.({ type: 'delete', kind: 'entry', id })
      toast({
        text: t('entry.deleted', { word }),
        action: { label: t('undo'), onPress: () => act?.({ type: 'restore', kind: 'entry', id }) },
      })
    },
    [act, toast, t],
  )
  const rowFocus = useRowFocus(rows)
  const pictured = rows.find(({ known }) => known?.picture)
  return (
    <Stack spacing={4} {...rowFocus}>
      {act && (adder ?? <AddWords {...{ state, page, act }} />)}
      {rows.length > 0 ? (
        <Card padding="flush">
          {pictured?.known?.picture && (
            // Never seen: the first picture of a list brings its style, which in the middle of a quick scroll would cost a frame.
            <div hidden>
              <PictureTile src={pictured.known.picture} tint="leaf" alt="" decorative size="xs" lazy />
            </div>
          )}
          <VirtualList label={t('list.label')} items={rows} keyOf={({ id }) => id} rowHeight={ROW}>
            {(row, isPassing) => (
              <EntryRow
                {...{ row, isPassing, meanings, voice, edits, canMove, t }}
                sentence={row.known ? sentences?.get(row.known.id) : undefined}
                accent={user?.voice_accent}
                onEdit={setEditing}
                onMove={setMoving}
                onDelete={remove}
              />
            )}
          </VirtualList>
        </Card>
      ) : arrived ? (
        <NoWords isOwn={act !== undefined} isFiltered={filter !== 'all'} />
      ) : (
        <Skeletons shape="list" count={8} label={t('loading')} />
      )}
      {onMore && (
        <Button variant="secondary" onClick={onMore}>
          {t('more')}
        </Button>
      )}
      {editing && act && <EditEntry row={editing} act={act} onClose={() => setEditing(undefined)} />}
      {moving && act && (
        <ChoosePage
          title={t('choosePage.title')}
          outline={props.outline}
          without={moving.page}
          onClose={() => setMoving(undefined)}
          onChoose={(to) => act(...moveEntriesToPage(state, [moving.id], to))}
        />
      )}
    </Stack>
  )
}

function NoWords({ isOwn, isFiltered }: { isOwn: boolean; isFiltered: boolean }) {
  const { t } = useTranslation('notes')
  if (isFiltered)
    return (
      <EmptyState title={t('list.filtered')} picture={<SearchX />}>
        {t('list.filteredText')}
      </EmptyState>
    )
  return <EmptyState title={t('list.empty')}>{t(isOwn ? 'list.emptyText' : 'list.emptyOfficial')}</EmptyState>
}
