import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuickUpdate } from '#contract/quick-update'
import { Button, ConfirmDialog, DataTable, ErrorBox, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { useQuickUpdates } from '../api/useQuickUpdate.ts'
import { conflictsOf } from '../model/update-file.ts'
import { AdminList } from './AdminList.tsx'
import { RowConflicts } from './RowConflicts.tsx'

/** The last updates; the newest that stands can be taken back. */
export function UpdateHistory({ updates }: { updates: ReturnType<typeof useQuickUpdates> }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const toast = useToast()
  const { data, undo } = updates
  const [asked, setAsked] = useState<QuickUpdate>()
  const undoing = useAsyncAction(async (id: string) => {
    setAsked(undefined)
    await undo(id)
    toast({ text: t('update.undoneNow'), tone: 'success' })
  })
  const stateOf = ({ id, undone }: QuickUpdate) =>
    undone
      ? t('update.undone', { author: undone.author, at: formatMoment(undone.at, language) })
      : id === data?.undoable
        ? null
        : t('update.standing')
  return (
    <Stack component="section" spacing={4} aria-label={t('update.history')}>
      <Text variant="h2">{t('update.history')}</Text>
      {undoing.error && (
        <ErrorBox>
          {undoing.error.message}
          <RowConflicts
            label={(rows) => t('update.undoConflicts', { rows })}
            conflicts={conflictsOf(undoing.error.details)}
          />
        </ErrorBox>
      )}
      <AdminList list={updates} none={t('update.noHistory')} expected={2}>
        {(items) => (
          <DataTable
            label={t('update.history')}
            columns={[t('update.at'), t('update.author'), t('update.words'), t('update.state')]}
            rows={items.map((update) => ({
              key: update.id,
              cells: [
                formatMoment(update.at, language),
                update.author,
                t('update.counts', { new: update.new_words, changed: update.changed_words }),
                stateOf(update) ?? (
                  <Button
                    key="undo"
                    variant="secondary"
                    loading={undoing.pending}
                    loadingLabel={t('update.undoing')}
                    onClick={() => setAsked(update)}
                  >
                    {t('update.undo')}
                  </Button>
                ),
              ],
            }))}
          />
        )}
      </AdminList>
      {asked && (
        <ConfirmDialog
          open
          title={t('update.undoQuestion')}
          confirmLabel={t('update.undo')}
          cancelLabel={t('cancel')}
          onConfirm={() => void undoing.run(asked.id)}
          onCancel={() => setAsked(undefined)}
        >
          {t('update.undoText', { count: asked.new_words + asked.changed_words })}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
