import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BinItem } from '#contract/notes'
import { Box, Button, Dialog, EmptyState, ErrorBox, Skeletons, Stack, Text, useToast } from '#design-system'
import { ApiError } from '#lib/api'
import { formatMoment } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { useBin, useNoteActions } from '../api/useNotes.ts'
import { useRowFocus } from '../model/useRowFocus.ts'

const none: readonly BinItem[] = []

/** What was deleted in the last 30 days, and the way back. */
export function Bin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const { data, error, mutate } = useBin(true)
  const actions = useNoteActions()
  const rowFocus = useRowFocus(data?.items ?? none)
  const [fault, setFault] = useState<string>()
  const restore = async ({ kind, id, note, title }: BinItem) => {
    try {
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
      setFault(undefined)
      void mutate()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setFault(reason.message)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('binScreen.title')} closeLabel={t('close')}>
      <Stack sx={{ gap: 3, pt: 2 }} {...rowFocus}>
        <Text color="textSecondary">{t('binScreen.text')}</Text>
        {(fault ?? error) && <ErrorBox>{fault ?? error?.message}</ErrorBox>}
        {!data && !error && <Skeletons shape="list" count={3} label={t('loading')} />}
        {data?.items.length === 0 && <EmptyState title={t('binScreen.empty')} picture={<Trash2 />} />}
        {data && data.items.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.items.map((item, index) => (
              <Box
                component="li"
                key={`${item.note} ${item.id}`}
                data-index={index}
                sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 2 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Text sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{inLanguage(item.title, language)}</Text>
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
                </Box>
                <Button variant="secondary" onClick={() => void restore(item)}>
                  {t('binScreen.restore')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Stack>
    </Dialog>
  )
}
