import { memo } from 'react'
import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, Copy, FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import type { Bilingual } from '#contract/patterns'
import { DragItem, MenuButton, Stack, useToast } from '#design-system'
import type { Dragged, DropPlace } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import * as edits from '../model/edits.ts'
import { OutlineLink } from './OutlineLink.tsx'

/** What can be done with sections and pages; always the same object, so that a part is drawn again only when it changed. */
export interface OutlineTools {
  act: (...changes: Change[]) => void
  now: () => NoteState | undefined
  /** Titles in each language. */
  bilingual: boolean
  onName: (title: string, value: Bilingual, save: (title: Bilingual) => void) => void
  onCopy: ((section: string) => void) | undefined
}

interface OutlinePartProps {
  kind: 'section' | 'page'
  id: string
  title: Bilingual
  /** Left out where nothing can be changed. */
  tools: OutlineTools | undefined
  children: ReactNode
}

/** A section or page with its grip and its menu. */
export function OutlinePart({ kind, id, title, tools, children }: OutlinePartProps) {
  const { t } = useTranslation('notes')
  const name = inLanguage(title, useLanguage())
  const toast = useToast()
  const line = (grip: ReactNode, menu: ReactNode) => (
    <Stack direction="row" spacing={1} align="center">
      {grip}
      {children}
      {menu}
    </Stack>
  )
  if (!tools) return line(null, null)
  const { act, now, bilingual, onName, onCopy } = tools
  const change = (made: (note: NoteState) => Change[]) => {
    const note = now()
    if (note) act(...made(note))
  }
  const step = (by: -1 | 1) => change((note) => (kind === 'section' ? edits.stepSection : edits.stepPage)(note, id, by))
  const drop = (dragged: Dragged, place: DropPlace) =>
    change((note) => {
      if (dragged.kind === 'entry') return edits.moveEntriesToPage(note, [dragged.id], id)
      if (dragged.kind === 'page' && kind === 'section') return edits.movePageInto(note, dragged.id, id)
      if (place === 'into') return []
      return (kind === 'page' ? edits.movePage : edits.moveSection)(note, dragged.id, id, place)
    })
  const remove = () => {
    act({ type: 'delete', kind, id })
    toast({
      text: t('part.deleted', { name }),
      action: { label: t('undo'), onPress: () => act({ type: 'restore', kind, id }) },
    })
  }
  const rename = (value: Bilingual) =>
    act(...edits.retitle({ type: kind === 'section' ? 'set_section' : 'set_page', id }, title, value, bilingual))
  const addPage = (ofPage: Bilingual) => change((note) => [edits.addPage(note, id, ofPage)])
  const menu = (
    <MenuButton
      label={t('outline.menu', { name })}
      items={() => [
        ...(kind === 'section'
          ? [
              {
                label: t('outline.addPage'),
                icon: <FilePlus2 />,
                onPress: () => onName(t('outline.page'), edits.inBoth(''), addPage),
              },
            ]
          : []),
        { label: t('part.rename'), icon: <Pencil />, onPress: () => onName(t('part.rename'), title, rename) },
        { label: t('part.up'), icon: <ArrowUp />, onPress: () => step(-1) },
        { label: t('part.down'), icon: <ArrowDown />, onPress: () => step(1) },
        ...(kind === 'section' && onCopy ? [{ label: t('part.copy'), icon: <Copy />, onPress: () => onCopy(id) }] : []),
        { label: t('part.delete'), icon: <Trash2 />, danger: true, onPress: remove },
      ]}
    />
  )
  return (
    <DragItem
      kind={kind}
      id={id}
      accepts={kind === 'section' ? ['section', 'page'] : ['page', 'entry']}
      label={t('outline.move', { name })}
      onDrop={drop}
      onStep={step}
    >
      {(grip) => line(grip, menu)}
    </DragItem>
  )
}

interface OutlinePageProps {
  id: string
  title: Bilingual
  count: number
  to: string
  current: boolean
  tools: OutlineTools | undefined
  onGo: () => void
}

/** A page in the contents. Memoised: there are hundreds. */
export const OutlinePage = memo(function OutlinePage({ id, title, tools, ...link }: OutlinePageProps) {
  return (
    <OutlinePart {...{ kind: 'page', id, title, tools }}>
      <OutlineLink label={inLanguage(title, useLanguage())} {...link} />
    </OutlinePart>
  )
})
