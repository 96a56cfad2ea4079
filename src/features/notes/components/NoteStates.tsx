import { useTranslation } from 'react-i18next'
import { Button, EmptyState, IconButton, Skeletons, Stack } from '#design-system'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { notesAddress } from '../model/address.ts'
import type { Kind } from '../model/address.ts'

export interface NoteScreenProps {
  kind: Kind
  /** How a sound is made that was said in a question. */
  phonemeSlot: PhonemeHelpSlot
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
}

export function NoteLoading() {
  const { t } = useTranslation('notes')
  return (
    <Stack spacing={6}>
      <Skeletons shape="text" count={2} label={t('loading')} />
      <Skeletons shape="list" count={8} label={t('loading')} />
    </Stack>
  )
}

/** The room of the menu that comes after the note. */
export function MenuLoading() {
  const { t } = useTranslation('notes')
  return (
    <IconButton label={t('note.menu')} disabled>
      {null}
    </IconButton>
  )
}

export function NoteMissing({ kind }: Pick<NoteScreenProps, 'kind'>) {
  const { t } = useTranslation('notes')
  return <EmptyState title={t('missing')} action={<Button to={notesAddress(kind)}>{t(`${kind}.back`)}</Button>} />
}
