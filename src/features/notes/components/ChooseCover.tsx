import { useTranslation } from 'react-i18next'
import { Button, Dialog, EmptyState, PictureTile, Stack } from '#design-system'
import type { Row } from '../model/rows.ts'

interface ChooseCoverProps {
  /** Address of the picture that is the cover now. */
  cover: string | null
  rows: readonly Row[]
  onChoose: (picture: string) => void
  onClose: () => void
}

/** Pictures that are offered. */
const MOST = 60

/** Asks which picture of its words a note has on its cover. */
export function ChooseCover({ cover, rows, onChoose, onClose }: ChooseCoverProps) {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const words = new Map(rows.flatMap(({ word, known }) => (known?.picture ? [[known.picture, word] as const] : [])))
  return (
    <Dialog open onClose={onClose} title={t('notes.cover')} closeLabel={ofNotes('close')}>
      {words.size === 0 ? (
        <EmptyState title={t('notes.noPictures')} />
      ) : (
        <Stack direction="row" spacing={2} wrap>
          {[...words].slice(0, MOST).map(([picture, word]) => (
            <Button
              key={picture}
              variant="secondary"
              aria-pressed={picture === cover}
              startIcon={<PictureTile src={picture} tint="leaf" alt="" decorative size="xs" lazy />}
              onClick={() => {
                if (picture !== cover) onChoose(picture)
                onClose()
              }}
            >
              {word}
            </Button>
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
