import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, EllipsisVertical, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import type { MeaningsIn } from '#contract/user'
import { DragItem, MenuButton, WordRow } from '#design-system'
import type { LinkComponent } from '#design-system'
import { SpeakButton, wordAddress } from '#features/words'
import type { Voice } from '#features/words'
import { useUser } from '#lib/session'
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
  onEdit: () => void
  onMove: () => void
  onDelete: () => void
  LinkComponent: LinkComponent
}

/** One word of a note, with what can be done with it. */
export function EntryRow(props: EntryRowProps) {
  const { row, state, meanings, voice, act, canMove, onEdit, onMove, onDelete, LinkComponent } = props
  const { t } = useTranslation('notes')
  const { user } = useUser()
  const { id, word, known, remark } = row
  const { text, lang } = meaningOfRow(row, meanings)
  const draw = (grip: ReactNode) => (
    <WordRow
      element="div"
      headword={word}
      phonetic={(user?.voice_accent === 'uk' ? known?.ipa_uk : known?.ipa_us) ?? known?.ipa_uk ?? undefined}
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
            items={[
              { label: t('entry.edit'), icon: <Pencil />, onPress: onEdit },
              ...(canMove
                ? [
                    { label: t('entry.up'), icon: <ArrowUp />, onPress: () => act(...stepEntry(state, id, -1)) },
                    { label: t('entry.down'), icon: <ArrowDown />, onPress: () => act(...stepEntry(state, id, 1)) },
                  ]
                : []),
              { label: t('entry.toPage'), icon: <FolderInput />, onPress: onMove },
              { label: t('entry.delete'), icon: <Trash2 />, danger: true, onPress: onDelete },
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
}
