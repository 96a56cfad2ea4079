import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RestoredNote } from '#contract/restore-points'
import { Button, Dialog, ErrorBox, Notice, Skeletons, Stack, StackItem, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { newId } from '#lib/new-id'
import { useRestore, useRestorePreview } from '../api/useRestorePoints.ts'
import { Consequences } from './Consequences.tsx'

interface PointDialogProps {
  /** Id of the point. */
  point: string
  /** When it was made, in words. */
  moment: string
  /** The note whose earlier versions are looked at. */
  only: string | undefined
  onClose: () => void
}

/** Says exactly what a restore will do, and does it: everything, or one note. */
export function PointDialog({ point, moment, only, onClose }: PointDialogProps) {
  const { t } = useTranslation('restore')
  const toast = useToast()
  const restore = useRestore()
  const [note, setNote] = useState(only)
  /** One key for what is asked here: a press that is tried again restores once. */
  const [key, setKey] = useState(newId)
  const { data, error, mutate } = useRestorePreview(point, note)
  const undoing = useAsyncAction(
    async (undo: string, undone: string | undefined) => {
      await restore({ point: undo, note: undone, key: newId() })
      toast({ text: t('undone'), tone: 'success' })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const restoring = useAsyncAction(async () => {
    const { undo, left_out: leftOut } = await restore({ point, note, key })
    toast({
      text: leftOut > 0 ? t('doneWithout', { count: leftOut }) : t('done'),
      tone: 'success',
      action: { label: t('undo'), onPress: () => void undoing.run(undo, note) },
    })
    onClose()
  })
  const choose = (next: string | undefined) => {
    setNote(next)
    setKey(newId())
    restoring.reset()
  }
  const isChosen = note !== undefined && only === undefined
  const isSame =
    data !== undefined &&
    data.different + data.taken_away + data.sentences + data.texts === 0 &&
    !data.settings &&
    !data.plan
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('point.title', { moment })}
      closeLabel={t('close')}
      actions={
        <>
          {isChosen ? (
            <Button variant="quiet" onClick={() => choose(undefined)}>
              {t('back')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
          <Button
            disabled={!data || isSame}
            loading={restoring.pending}
            loadingLabel={t('restoring')}
            onClick={() => void restoring.run()}
          >
            {t(note === undefined ? 'restoreAll' : 'restoreNote')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        {restoring.error && <ErrorBox>{restoring.error.message}</ErrorBox>}
        {error && !data && (
          <Notice
            tone="warning"
            actions={
              <div>
                <Button variant="secondary" onClick={() => void mutate()}>
                  {t('retry')}
                </Button>
              </div>
            }
          >
            {error.message}
          </Notice>
        )}
        {!data && !error && <Skeletons shape="text" count={3} label={t('loading')} />}
        {data && (isSame ? <Text>{t('same')}</Text> : <Consequences preview={data} />)}
        {data && note === undefined && data.restored.length > 0 && <NoteList notes={data.restored} onChoose={choose} />}
      </Stack>
    </Dialog>
  )
}

/** Notes that can be put back by themselves. */
function NoteList({ notes, onChoose }: { notes: readonly RestoredNote[]; onChoose: (note: string) => void }) {
  const { t } = useTranslation('restore')
  return (
    <Stack spacing={3}>
      <Text variant="h4" component="h3">
        {t('oneNote')}
      </Text>
      <Stack component="ul" spacing={2}>
        {notes.map(({ note, title }) => (
          <Stack key={note} component="li" direction="row" spacing={3} align="center">
            <StackItem>
              <Text breakWord>{title}</Text>
            </StackItem>
            <Button variant="secondary" aria-label={t('onlyName', { name: title })} onClick={() => onChoose(note)}>
              {t('only')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
