import { memo } from 'react'
import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, FolderInput, Pencil, Trash2 } from 'lucide-react'
import type { useTranslation } from 'react-i18next'
import type { MeaningsIn, User } from '#contract/profile'
import { routes } from '#contract/routes'
import { DragItem, MenuButton, WordRow } from '#design-system'
import { SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { meaningOfRow } from '../model/meaning.ts'
import type { Row } from '../model/rows.ts'
import type { EntryEdits } from '../model/useEntryEdits.ts'

interface EntryRowProps {
  row: Row
  meanings: MeaningsIn
  voice: Voice
  /** The learner's latest own sentence with the word. */
  sentence: string | undefined
  /** Left out where nothing can be changed. */
  edits: EntryEdits | undefined
  canMove: boolean
  accent: User['voice_accent'] | undefined
  /** It passes by in a quick scroll. */
  isPassing: boolean
  t: ReturnType<typeof useTranslation<'notes'>>['t']
  onEdit: (row: Row) => void
  onMove: (row: Row) => void
  onDelete: (row: Row) => void
}

/** One word of a note, with what can be done with it. Scrolling makes many, so that it listens to nothing itself and is drawn again only when it changed. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, meanings, voice, sentence, edits, canMove, accent, isPassing, t, onEdit, onMove, onDelete } = props
  const { id, word, known, remark } = row
  const { text, lang } = meaningOfRow(row, meanings)
  const draw = (grip: ReactNode) => (
    <WordRow
      element="div"
      sketch={isPassing}
      headword={word}
      phonetic={(accent === 'uk' ? known?.ipa_uk : known?.ipa_us) ?? known?.ipa_uk ?? undefined}
      meaning={text || t('ownWord')}
      meaningLang={text ? lang : undefined}
      picture={known?.picture ? { src: known.picture, tint: 'leaf' } : undefined}
      remark={[remark, sentence].filter(Boolean).join(' · ') || undefined}
      leading={grip}
      to={known ? routes.word({ word }) : undefined}
      speaker={known && <SpeakButton headword={word} voice={voice} label={t('hear', { word })} variant="plain" />}
      trailing={
        edits && (
          <MenuButton
            label={t('entry.menu', { word })}
            items={() => [
              { label: t('entry.edit'), icon: <Pencil />, onPress: () => onEdit(row) },
              ...(canMove
                ? [
                    { label: t('entry.up'), icon: <ArrowUp />, onPress: () => edits.step(id, -1) },
                    { label: t('entry.down'), icon: <ArrowDown />, onPress: () => edits.step(id, 1) },
                  ]
                : []),
              { label: t('entry.toPage'), icon: <FolderInput />, onPress: () => onMove(row) },
              { label: t('entry.delete'), icon: <Trash2 />, danger: true, onPress: () => onDelete(row) },
            ]}
          />
        )
      }
    />
  )
  if (!edits || !canMove) return draw(null)
  if (isPassing) return draw(true)
  return (
    <DragItem
      kind="entry"
      id={id}
      accepts={['entry']}
      label={t('entry.move', { word })}
      onDrop={(dragged, place) => place !== 'into' && edits.place(dragged.id, id, place)}
      onStep={(by) => edits.step(id, by)}
    >
      {draw}
    </DragItem>
  )
})
