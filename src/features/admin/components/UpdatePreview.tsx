import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuickUpdateFile, QuickUpdatePreview } from '#contract/quick-update'
import { quickUpdateStates } from '#contract/quick-update-limits'
import { Button, Chip, EmptyState, ErrorBox, Notice, Stack, Text, VirtualList } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { applyUpdate } from '../api/useQuickUpdate.ts'
import { conflictsOf } from '../model/update-file.ts'
import { RowConflicts } from './RowConflicts.tsx'
import { UpdateRow } from './UpdateRow.tsx'

interface UpdatePreviewProps {
  file: QuickUpdateFile
  preview: QuickUpdatePreview
  /** Of the update that it becomes. */
  id: string
  /** Called with the number of words that were saved. */
  onDone: (count: number) => void
}

type Shown = 'all' | (typeof quickUpdateStates)[number]

/** About the height of a row in px: one line of the word and one change. */
const ROW_HEIGHT = 96

/** What each row of the file would do, and the button that saves them all. */
export function UpdatePreview({ file, preview, id, onDone }: UpdatePreviewProps) {
  const { t } = useTranslation('admin')
  const { revision, counts, rows } = preview
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? 'wrong' : 'all')
  const saving = useAsyncAction(async () => {
    const { new_words, changed_words } = await applyUpdate({ ...file, id, revision })
    onDone(new_words + changed_words)
  })
  const { error } = saving
  const count = counts.new + counts.changed
  const listed = rows.filter(({ state }) => shown === 'all' || state === shown)
  return (
    <Stack component="section" spacing={4} aria-label={t('update.previewed')}>
      <Text variant="h2">{t('update.previewed')}</Text>
      <Text role="status">{t('update.summary', counts)}</Text>
      {counts.wrong > 0 && <Notice tone="warning">{t('update.blocked')}</Notice>}
      {counts.wrong === 0 && count === 0 && <Notice>{t('update.nothing')}</Notice>}
      {error && (
        <ErrorBox>
          {error.message}
          <RowConflicts
            label={(list) => t('update.conflicts', { rows: list })}
            conflicts={conflictsOf(error.details)}
          />
        </ErrorBox>
      )}
      <Stack direction="row" spacing={2} wrap role="group" aria-label={t('update.show')}>
        {(['all', ...quickUpdateStates] as const).map((each) => (
          <Chip key={each} selected={shown === each} onPress={() => setShown(each)}>
            {each === 'all' ? `${t('update.all')} ${rows.length}` : `${t(`update.states.${each}`)} ${counts[each]}`}
          </Chip>
        ))}
      </Stack>
      <Stack direction="row">
        <Button
          loading={saving.pending}
          loadingLabel={t('update.applying')}
          disabled={count === 0 || counts.wrong > 0}
          onClick={() => void saving.run()}
        >
          {t('update.apply', { count })}
        </Button>
      </Stack>
      {listed.length === 0 ? (
        <EmptyState title={t('update.none')} />
      ) : (
        <VirtualList label={t('update.rows')} items={listed} keyOf={({ row }) => String(row)} rowHeight={ROW_HEIGHT}>
          {(row) => <UpdateRow row={row} />}
        </VirtualList>
      )}
    </Stack>
  )
}
