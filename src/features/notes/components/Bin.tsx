import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BinItem } from '#contract/notes'
import { Button, Dialog, EmptyState, ErrorBox, Skeletons, Stack, StackItem, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { formatMoment } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { useBin, useNoteActions } from '../api/useNotes.ts'
import { useRowFocus } from '../model/useRowFocus.ts'

const none: readonly BinItem[] = []

/** What was deleted in the last 30 days, and the way back. */
export function Bin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notes')
  const { data, error: listError, mutate } = useBin(true)
  const rowFocus = useRowFocus(data?.items ?? none)
  const [restoreError, setRestoreError] = useState<ApiError>()
  const error = restoreError ?? listError
  return (
    <Dialog open onClose={onClose} title={t('binScreen.title')} closeLabel={t('close')}>
      <Stack spacing={3} {...rowFocus}>
        <Text color="textSecondary">{t('binScreen.text')}</Text>
        {error && <ErrorBox>{error.message}</ErrorBox>}
        {!data && !listError && <Skeletons shape="list" count={3} label={t('loading')} />}
        {data?.items.length === 0 && <EmptyState title={t('binScreen.empty')} picture={<Trash2 />} />}
        {data && data.items.length > 0 && (
          <Stack component="ul" spacing={4}>
            {data.items.map((item, index) => (
              <BinRow
                key={`${item.note} ${item.id}`}
                item={item}
                index={index}
                onError={setRestoreError}
                onRestored={() => {
                  setRestoreError(undefined)
                  void mutate()
                }}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

interface BinRowProps {
  item: BinItem
  index: number
  onRestored: () => void
  onError: (error: ApiError) => void
}

function BinRow({ item, index, onRestored, onError }: BinRowProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const actions = useNoteActions()
  const { run: restore } = useAsyncAction(async () => {
    const { kind, id, note, title } = item
    if (kind === 'note') await actions.restore(id)
    else
      await actions.change(note, {
        batch: newId(),
        // Nothing is deleted by this, so it does not matter what was seen.
        since: 0,
        base: 0,
        changes: [{ type: 'restore', kind, id }],
      })
    toast({ text: t('note.restored', { name: inLanguage(title, language) }), tone: 'success' })
    onRestored()
  }, onError)
  return (
    <Stack component="li" data-index={index} direction="row" spacing={3} align="center">
      <StackItem>
        <Text weight="semibold" breakWord>
          {inLanguage(item.title, language)}
        </Text>
        <Text variant="body2" color="textSecondary">
          {item.kind === 'note'
            ? t('binScreen.note')
            : t('binScreen.in', {
                kind: t(`binScreen.${item.kind}`),
                note: inLanguage(item.note_title, language),
              })}
          {' · '}
          {t('words', { count: item.words })}
          {' · '}
          {formatMoment(item.deleted_at, language)}
        </Text>
      </StackItem>
      <Button variant="secondary" onClick={() => void restore()}>
        {t('binScreen.restore')}
      </Button>
    </Stack>
  )
}
