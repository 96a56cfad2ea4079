import { memo } from 'react'
import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, EllipsisVertical, FolderInput, Pencil, Trash2 } from 'lucide-react'
import type { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import type { MeaningsIn, User } from '#contract/user'
import { DragItem, MenuButton, WordRow } from '#design-system'
import type { LinkComponent } from '#design-system'
import { SpeakButton, wordAddress } from '#features/words'
import type { Voice } from '#features/words'
import type { NoteState } from '#rules/note-changes'
import { moveEntry, stepEntry } from '../model/edits.ts'
import { meaningOfRow } from '../model/meaning.ts'
import type { Row } from '../model/rows.ts'

interface EntryRowProps {
  row: Row
  state: NoteState
  meanings: MeaningsIn
  voice: Voice
  act: ((...changes: Change[]) => void) | undefined
  canMove: boolean
  accent: User['voice_accent'] | undefined
  t: ReturnType<typeof useTranslation<'notes'>>['t']
  onEdit: (row: Row) => void
  onMove: (row: Row) => void
  onDelete: (row: Row) => void
  LinkComponent: LinkComponent
}

/** One word of a note, with what can be done with it. Scrolling makes many, so that it listens to nothing itself. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, state, meanings, voice, act, canMove, accent, t, onEdit, onMove, onDelete, LinkComponent } = props
  const { id, word, known, remark } = row
  const { text, lang } = meaningOfRow(row, meanings)
  const draw = (grip: ReactNode) => (
    <WordRow
      element="div"
      headword={word}
      phonetic={(accent === 'uk' ? known?.ipa_uk : known?.ipa_us) ?? known?.ipa_uk ?? undefined}
      meaning={text || t('ownWord')}
      meaningLang={text ? lang : undefined}
      picture={known?.picture ? { src: known.picture, patch: 'leaf' } : undefined}
      remark={remark ?? undefined}
      leading={grip}
      LinkComponent={known ? LinkComponent : undefined}
      to={known ? wordAddress(word) : undefined}
      speaker={known && <SpeakButton headword={word} voice={voice} label={t('hear', { word })} variant="plain" />}
      trailing={
        act && (
          <MenuButton
            label={t('entry.menu', { word })}
            items={() => [
              { label: t('entry.edit'), icon: <Pencil />, onPress: () => onEdit(row) },
              ...(canMove
                ? [
                    { label: t('entry.up'), icon: <ArrowUp />, onPress: () => act(...stepEntry(state, id, -1)) },
                    { label: t('entry.down'), icon: <ArrowDown />, onPress: () => act(...stepEntry(state, id, 1)) },
                  ]
                : []),
              { label: t('entry.toPage'), icon: <FolderInput />, onPress: () => onMove(row) },
              { label: t('entry.delete'), icon: <Trash2 />, danger: true, onPress: () => onDelete(row) },
            ]}
          >
            <EllipsisVertical />
          </MenuButton>
        )
      }
    />
  )
  if (!act || !canMove) return draw(null)
  return (
    <DragItem
      kind="entry"
      id={id}
      accepts={['entry']}
      label={t('entry.move', { word })}
      onDrop={(dragged, place) => place !== 'into' && act(...moveEntry(state, dragged.id, id, place))}
      onStep={(by) => act(...stepEntry(state, id, by))}
    >
      {draw}
    </DragItem>
  )
})
