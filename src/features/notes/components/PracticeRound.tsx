import { useTranslation } from 'react-i18next'
import { FullScreen } from '#design-system'
import { PracticeScreen } from '#features/practice'
import type { PracticeRequest } from '#features/practice'
import { entryOf } from '../model/entry-of.ts'
import type { pictureTint } from '../model/picture-tint.ts'
import type { NoteScreenProps } from './NoteStates.tsx'
import { SaveToNote } from './SaveToNote.tsx'

interface PracticeRoundProps extends Pick<NoteScreenProps, 'phonemeSlot' | 'settingsSlot' | 'explainSlot'> {
  request: PracticeRequest
  tint: ReturnType<typeof pictureTint>
  onBack: () => void
}

/** A practice of some words of a note, over the whole screen. */
export function PracticeRound(props: PracticeRoundProps) {
  const { t } = useTranslation('notes')
  return (
    <FullScreen label={t('views.practice')}>
      <PracticeScreen
        {...props}
        backLabel={t('practice.back')}
        missedSlot={(missed) => <SaveToNote words={missed.map(entryOf)} />}
      />
    </FullScreen>
  )
}
